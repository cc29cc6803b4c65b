import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port';

const answers = async (server: ChildProcess, origin: string) => {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    const isUp = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${origin}`);
};

/** Vite's server would end if a deploy removes a file after the server has looked it up and before it opens it. */
const survive = `process.on('uncaughtException', (error) => { if (error.code !== 'ENOENT') throw error; })`;

/**
 * Serves a folder as the site's own static host does.
 * @param env of the server; `VITE_BASE_PATH` is the path that the site in the folder was built for
 */
export const serveFolder = async (folder: string, env = process.env): Promise<{ origin: string; stop: () => void }> => {
  const port = await freePort();
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const server = spawn(
    process.execPath,
    [vite, 'preview', '--outDir', folder, '--port', String(port), '--strictPort'],
    {
      detached: true,
      stdio: 'ignore',
      env: { ...env, NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(survive)}` },
    },
  );
  const origin = `http://localhost:${port}`;
  await answers(server, origin);
  return { origin, stop: () => server.pid && process.kill(-server.pid) };
};
