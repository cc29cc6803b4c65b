import { execFileSync } from 'node:child_process';

export const attempt = (command: string, ...args: string[]): boolean => {
  try {
    execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    return true;
  } catch {
    return false;
  }
};

export const installFromDebian = (...packages: string[]): boolean =>
  attempt('apt-get', 'update', '-qq') &&
  attempt('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);
