import path from 'node:path';
import { freePort } from './free-port.ts';
import { type Server, startServer } from './start-server.ts';

/** Vite's server would end if a deploy removes a file after the server has looked it up and before it opens it. */
const survive = `process.on('uncaughtException', (error) => { if (error.code !== 'ENOENT') throw error; })`;

/**
 * Serves a folder as the site's own static host does.
 * @param env for the server; `VITE_BASE_PATH` is the path that the site in the folder was built for
 */
export const serveFolder = async (folder: string, env = {}): Promise<Server> => {
  const port = await freePort();
  const vite = path.resolve('node_modules/vite/bin/vite.js');
  const preview = [vite, 'preview', '--outDir', folder, '--port', String(port), '--strictPort'];
  const options = `--import=data:text/javascript,${encodeURIComponent(survive)}`;
  return startServer(process.execPath, preview, port, { ...env, NODE_OPTIONS: options });
};
