import { type Deployment, liveId, readDeployments } from "@waymark/hosting/deploy";

/** Text about the deployments in a folder, the newest one first. */
export function statusText(root: string): string {
  const all = readDeployments(root);
  if (all.length === 0) return `There are no deployments in ${root}.`;
  const id = liveId(root);
  const live = all.find((each) => each.id === id);
  const beside = live?.canary?.beside;
  return all.map((each) => lineOf(each, { live, beside })).join("\n");
}

function lineOf(
  { id, build, version, commit }: Deployment,
  { live, beside }: { live: Deployment | undefined; beside: string | undefined },
): string {
  const names = [version && `version ${version}`, commit && `commit ${commit}`, `build ${build}`];
  return `${stateOf(id, live, beside).padEnd(22)} ${id}  ${names.filter(Boolean).join(", ")}`;
}

function stateOf(id: string, live: Deployment | undefined, beside: string | undefined): string {
  const share = live?.canary?.share ?? 100;
  if (id === live?.id) return share === 100 ? "live" : `live for ${share} in 100`;
  if (id === beside) return `live for ${100 - share} in 100`;
  return id === live?.before ? "before" : "kept";
}
