/** The package has no types: it is the path of a program. */
declare module "workerd" {
  const path: string;
  export { path as default };
}
