import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Connect, Plugin } from 'vite';
import { stripTrailingSlash } from '../../src/paths.ts';
import { headersFor, parseHeaders, parseRedirects } from './host-rules.ts';

/** A deploy may remove the file at any moment. */
const isFile = (file: string) => {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/** The file that a static host serves for a path: the file itself, else the same with `.html`; null if there is none. */
const findFile = (root: string, pathname: string): string | null => {
  const target = path.join(root, path.posix.normalize(pathname));
  if (!target.startsWith(root)) return null;
  return [target, `${target.replace(/\/$/, '')}.html`, path.join(target, 'index.html')].find(isFile) ?? null;
};

const notKept = 'public, max-age=0, must-revalidate';

/** The nearest `404.html` in the path's folder or above. */
const notFoundPage = (root: string, pathname: string): string => {
  const folder = path.posix.dirname(path.posix.normalize(pathname));
  const page = path.join(root, folder, '404.html');
  return folder === '/' || folder === '.' || (page.startsWith(root) && isFile(page))
    ? page
    : notFoundPage(root, folder);
};

/**
 * Makes `vite preview` answer like a static host: clean addresses, the rules of `_redirects` and `_headers`, and
 * the rendered 404 page with status 404 for everything unknown. Files are then served by Vite's own middleware.
 */
export const staticHost = (): Plugin => ({
  name: 'site:static-host',
  configurePreviewServer(server) {
    const { base, root, build } = server.config;
    const dist = path.resolve(root, build.outDir);
    const rules = (name: string) => (isFile(path.join(dist, name)) ? readFileSync(path.join(dist, name), 'utf8') : '');
    const headers = parseHeaders(rules('_headers'));
    const redirects = parseRedirects(rules('_redirects'));

    const answer: Connect.NextHandleFunction = (request, response, next) => {
      const [pathname = '/', query] = (request.url ?? '/').split('?');
      let decoded: string;
      try {
        decoded = decodeURIComponent(pathname);
      } catch {
        decoded = '/404';
      }
      const inside = decoded.startsWith(base) ? decoded.slice(base.length - 1) : null;
      response.setHeader('Cache-Control', notKept);
      for (const [name, value] of headersFor(headers, inside === null ? base : decoded))
        response.setHeader(name, value);
      const redirect = redirects.get(stripTrailingSlash(decoded));
      if (redirect) {
        response.writeHead(redirect.status, { location: redirect.to + (query ? `?${query}` : '') });
        return response.end();
      }
      const file = inside === null || inside.includes('\0') ? null : findFile(dist, inside);
      if (file && path.basename(file) !== '404.html' && path.basename(decoded) !== 'index') {
        request.url =
          base +
          path.relative(dist, file).split(path.sep).map(encodeURIComponent).join('/') +
          (query ? `?${query}` : '');
        return next();
      }
      // A missing file may exist after the next deploy, so a 404 must not be cached.
      response.setHeader('Cache-Control', notKept);
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      return response.end(readFileSync(notFoundPage(dist, inside ?? '/')));
    };
    server.middlewares.use(answer);
  },
});
