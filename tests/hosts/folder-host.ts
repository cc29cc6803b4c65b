import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../support/free-port';
import { siteAtRoot, siteUnder } from '../../support/hosted-site';
import { type Server, startServer } from '../../support/start-server';
import { hostContract } from './host-contract';

export type Place = {
  /** What the server writes besides. */
  home: string;
  /** The folder it serves. */
  root: string;
  /** The path that the site is hosted under, `/agency`, or nothing. */
  base: string;
  port: number;
};

type Command = (place: Place) => [program: string, args: string[]];
const serve = async (root: string, base: string, command: Command): Promise<Server> => {
  const port = await freePort();
  const home = mkdtempSync(path.join(tmpdir(), 'host-'));
  // The server may work as another user.
  for (const folder of [home, root]) chmodSync(folder, 0o755);
  const server = await startServer(...command({ home, root, base, port }), port);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      for (const folder of [home, root]) rmSync(folder, { recursive: true });
    },
  };
};

/**
 * The host contract for a server that serves a folder: with the site at its root, and under a path.
 * @param command writes the server's configuration and tells how to start it
 */
export const folderHost = (name: string, command: (place: Place) => [program: string, args: string[]]): void => {
  const servers = new Map<string, Server>();
  beforeAll(async () => {
    servers.set('', await serve(siteAtRoot(), '', command));
    servers.set('/agency', await serve(siteUnder('/agency'), '/agency', command));
  });
  afterAll(() => Promise.all([...servers.values()].map((server) => server.stop())));

  for (const base of ['', '/agency']) hostContract(name, base, () => servers.get(base)?.origin ?? '');
};
