import { expect, it } from 'vitest';
import { freePort } from '../../support/free-port';
import { startServer } from '../../support/start-server';

it.each<[what: string, program: string, args: string[], says: RegExp]>([
  ['whose program is missing', 'no-such-program', [], /^no-such-program did not start:\n.*ENOENT/],
  ['that a signal ends', process.execPath, ['-e', "process.kill(process.pid, 'SIGKILL')"], /did not start/],
])('a server %s did not start, and is told at once', async (_, program, args, says) => {
  await expect(startServer(program, args, await freePort())).rejects.toThrow(says);
});
