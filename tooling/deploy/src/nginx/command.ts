/** What starts nginx with a configuration of ours, without the log file that it would open before it has read it. */
export function nginxCommand(file: string): [command: string, ...args: string[]] {
  return ["nginx", "-e", "stderr", "-c", file];
}
