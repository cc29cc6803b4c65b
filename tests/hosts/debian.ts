import { execFileSync, spawnSync } from 'node:child_process';

const find = (command: string) =>
  spawnSync('sh', ['-c', `PATH=$PATH:/usr/sbin command -v ${command}`], { encoding: 'utf8' }).stdout.trim();

/** Where a program is, installed from Debian's packages where that is possible. @throws if it is not there */
export const program = (command: string, debianPackage: string): string => {
  if (!find(command)) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${debianPackage}`;
    execFileSync('sh', ['-c', install], { env });
  }
  const found = find(command);
  if (!found) throw new Error(`${command} is not installed (Debian: ${debianPackage})`);
  return found;
};
