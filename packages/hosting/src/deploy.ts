/**
 * Commands of `@waymark/hosting` as functions: they write a stage's configuration into a build, and the nginx
 * configuration that serves it.
 */
export { configureBuild } from "./configure/configure-build.ts";
export type { NginxOptions } from "./nginx/command-line.ts";
export {
  writeNginxConfiguration,
  type WrittenNginxConfiguration,
} from "./nginx/write-nginx-configuration.ts";
