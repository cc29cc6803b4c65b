import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { preview } from 'vite';

const text = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)|javascript/;
/** Structured data stays: no browser runs it. */
const scripts = /<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<link[^>]*rel="modulepreload"[^>]*>/g;

/** A page without the scripts that run, module or classic, and without what loads them ahead. */
const withoutScripts = (html: string): string => html.replace(scripts, '');

/** Headers of an HTTP/1.1 connection, which HTTP/2 forbids. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding']);

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

const answerOf = async (response: Response, withScripts: boolean): Promise<Answer> => {
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ofConnection.has(name)));
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
const previewSite = (port: number) =>
  preview({
    build: { outDir: process.env.DIST ?? 'dist' },
    preview: { port, strictPort: true },
    logLevel: 'error',
  });

/** A certificate that the bench's browser takes (`browser.ts`): browsers speak HTTP/2 with a certificate only. */
const certificate = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
};

/**
 * Serves the built site as a good host does: over HTTP/2, text compressed ahead of time.
 * @param withScripts false leaves every script that runs out of the pages: the limit of what they can reach
 * @returns the origin, and what ends it
 */
export const serve = async (withScripts: boolean): Promise<{ origin: string; stop: () => Promise<void> }> => {
  const site = await previewSite(withScripts ? 4181 : 4182);
  const source = site.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
  const answers = new Map<string, Promise<Answer>>();
  const server = createSecureServer(certificate(), async ({ url = '/' }, response) => {
    const answer = answers.get(url) ?? fetch(source + url).then((origin) => answerOf(origin, withScripts));
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      for (const session of sessions) session.destroy();
      await site.close();
    },
  };
};
