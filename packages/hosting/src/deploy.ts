/**
 * Commands of `@waymark/hosting` as functions. They write a stage's configuration into a build, and the configuration
 * of the web server that serves it, and deploy a build.
 */
export { writeApacheConfiguration } from "./apache/write-apache-configuration.ts";
export { writeCaddyConfiguration } from "./caddy/write-caddy-configuration.ts";
export { writeAzureConfiguration } from "./azure/write-azure-configuration.ts";
export { writeCloudflareConfiguration } from "./cloudflare/write-cloudflare-configuration.ts";
export { writeCloudfrontConfiguration } from "./cloudfront/write-cloudfront-configuration.ts";
export {
  configureBuild,
  type ConfiguredBuild,
  type ConfigureOptions,
} from "./configure/configure-build.ts";
export { configureCommand } from "./configure/configure-command.ts";
export { deployBuild } from "./deployments/deploy-build.ts";
export { type Deployment, liveId, readDeployments } from "./deployments/deployment.ts";
export type { DeploymentOptions } from "./deployments/prepare-deployment.ts";
export { KEPT_DEPLOYMENTS } from "./deployments/remove-deployments.ts";
export { rollBack } from "./deployments/roll-back.ts";
export type { AfterSwitch } from "./deployments/switch-to.ts";
export { hostCommand, shellWord } from "./web-servers/host-command.ts";
export type {
  EdgeOptions,
  HostOptions,
  NginxOptions,
  WrittenConfiguration,
} from "./hosts/host-configuration.ts";
export type { HostWords } from "./web-servers/write-host.ts";
export { writeIisConfiguration } from "./iis/write-iis-configuration.ts";
export { writeNetlifyConfiguration } from "./netlify/write-netlify-configuration.ts";
export { writeNginxConfiguration } from "./nginx/write-nginx-configuration.ts";
