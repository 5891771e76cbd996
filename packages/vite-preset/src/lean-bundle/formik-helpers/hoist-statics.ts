/** Formik wraps class components with this; there are none. */
export default function hoistStatics<Component>(target: Component): Component {
  return target;
}
