type HeaderRule = { path: RegExp; headers: [name: string, value: string][] };
type Redirect = { to: string; status: number };

const escapePattern = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

/** Reads a `_headers` file: a path (with `*`) on its own line, its headers indented below it. */
export const parseHeaders = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\S/.test(line)) {
      rules.push({ path: new RegExp(`^${line.trim().split('*').map(escapePattern).join('.*')}$`), headers: [] });
      continue;
    }
    const [name, ...value] = line.trim().split(':');
    if (name) rules.at(-1)?.headers.push([name.trim(), value.join(':').trim()]);
  }
  return rules;
};

/** Every header that holds for a path; of two rules for one header the later wins. */
export const headersFor = (rules: HeaderRule[], pathname: string): Map<string, string> =>
  new Map(rules.filter((rule) => rule.path.test(pathname)).flatMap((rule) => rule.headers));

/** Reads a `_redirects` file: `from to status` a line. */
export const parseRedirects = (text: string): Map<string, Redirect> =>
  new Map(
    text
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([from, to, status]) =>
        from && to && !from.startsWith('#') ? [[from, { to, status: Number(status) || 302 }]] : [],
      ),
  );
