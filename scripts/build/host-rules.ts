type HeaderRule = { pattern: string; path: RegExp; headers: [name: string, value: string][] };
type Redirect = { to: string; status: number };

const escapePattern = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

export const pathExpression = (pattern: string): string => pattern.split('*').map(escapePattern).join('.*');

/** Parses a `_headers` file: a path (with `*`) on a line of its own, its headers indented below it. */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\S/.test(line)) {
      const pattern = line.trim();
      rules.push({ pattern, path: new RegExp(`^${pathExpression(pattern)}$`), headers: [] });
      continue;
    }
    const [name, ...value] = line.trim().split(':');
    if (name) rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
  }
  return rules;
};

/** All headers for a path; two values of the same header are joined, as Cloudflare Pages does. */
export const headersFor = (rules: HeaderRule[], pathname: string): Map<string, string> => {
  const result = new Map<string, string>();
  for (const [name, value] of rules.filter((rule) => rule.path.test(pathname)).flatMap((rule) => rule.headers)) {
    const before = result.get(name);
    result.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return result;
};

/** Directives that are not allowed in a `<meta>` element: browsers ignore them and log a warning. */
const headerOnly = /^(frame-ancestors|report-uri|report-to|sandbox)\b/;

/** The content security policy of a `_headers` file for a `<meta>` element, for hosts that do not send our headers. */
export const metaPolicy = (headersFile: string): string => {
  const policy = headersFor(parseHeaders(headersFile), '/').get('Content-Security-Policy');
  if (!policy) throw new Error('public/_headers has no Content-Security-Policy for /*');
  return policy
    .split(/\s*;\s*/)
    .filter((directive) => !headerOnly.test(directive))
    .join('; ');
};

/** Parses a `_redirects` file with lines `from to status`. */
export const parseRedirects = (text: string): Map<string, Redirect> =>
  new Map(
    text
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([from, to, status]) =>
        from && to && !from.startsWith('#') ? [[from, { to, status: Number(status) || 302 }]] : [],
      ),
  );

export const underBase = (text: string, base: string): string =>
  base === '/' ? text : text.replace(/(^|(?<=\s))\/(?!\/)/gm, base);
