import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { preview } from 'vite';

const text = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)|javascript/;
/** Structured data stays: no browser runs it. */
const scripts = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g;

/** A page without the scripts that run, module or classic, and without what loads them ahead. */
export const withoutScripts = (html: string): string => html.replace(scripts, '');

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const answerOf = async (response: Response, withScripts: boolean): Promise<Answer> => {
  const headers = Object.fromEntries(response.headers);
  let body = Buffer.from(await response.arrayBuffer());
  if (!withScripts && headers['content-type']?.startsWith('text/html'))
    body = Buffer.from(withoutScripts(body.toString()));
  if (text.test(headers['content-type'] ?? '')) {
    headers['content-encoding'] = 'br';
    body = brotliCompressSync(body);
  }
  headers['content-length'] = String(body.length);
  return { status: response.status, headers, body };
};

/** Serves the build, or the one in the folder that `DIST` names, by Vite. */
export const previewSite = (port: number) =>
  preview({
    build: { outDir: process.env.DIST ?? 'dist' },
    preview: { port, strictPort: true },
    logLevel: 'error',
  });

/**
 * Serves the built site as a good host does, text compressed ahead of time.
 * @param withScripts false leaves every script that runs out of the pages: the limit of what they can reach
 * @returns the origin, and what ends it
 */
export const serve = async (withScripts: boolean): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const site = await previewSite(withScripts ? 4181 : 4182);
  const source = site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer(async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? fetch(source + url).then((origin) => answerOf(origin, withScripts));
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await site.close();
    },
  };
};
