/** What the address of a page that is opened says, before there is a router: path and ids as people write them are put right. */
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { checkoutPlanIds, discountCodeNames, planTierIds } from './content/catalogue/plan-ids';
import { notFoundId } from './lib/links';
import { spelled } from './lib/spelling';
import { patterns } from './paths';

/** The path with stray `%` signs escaped. The router would log an error for a path that cannot be decoded. */
const decodable = (pathname: string) => {
  try {
    // The result is used, because a minifier removes a call whose result is not.
    return decodeURIComponent(pathname) === '' ? '/' : pathname;
  } catch {
    return pathname.replaceAll('%', '%25');
  }
};

/** The folders of pages that an id in the path selects: `/services/`, `/case-study/`. */
const foldersOfIds = Object.values(patterns).flatMap((pattern) => /^(.*\/)(?:\*|:\w+)$/.exec(pattern)?.[1] ?? []);

const isId = (text: string) => /^[a-z\d-]+$/.test(text);

const spelledSegment = (segment: string) => {
  const id = spelled(decodeURIComponent(segment));
  return isId(id) ? id : segment;
};

/** The path without `.html` or `index.html`, with one slash at its start, and with ids of ours as we write them. @param base such as `/` or `/agency/` */
export const cleanPath = (pathname: string, base: string): string => {
  const path = decodable(pathname.replace(/^\/+/, '/').replace(/(?:index)?\.html$/, ''));
  if (!path.startsWith(base)) return path;
  const inside = `/${path.slice(base.length).replace(/^\/+/, '')}`;
  const folder = foldersOfIds.find((one) => inside.toLowerCase().startsWith(one));
  const ids = folder && inside.slice(folder.length).split('/').map(spelledSegment).join('/');
  return base + (ids === undefined ? inside : folder + ids).slice(1);
};

/** Parameters whose values are ids of ours. All others are compared as they stand: references, dates, search texts. */
const idParameter = /^(?:plan|code|capability|industry|service|trade|category|type|status|state|kind|sort|tab|step)$/i;

/** Plans and codes of ours. Another one stays as it was written, because the page names it. */
const listed: Readonly<Record<string, readonly string[]>> = {
  plan: [...planTierIds, ...checkoutPlanIds],
  code: discountCodeNames,
};

const spelledValue = (name: string, value: string) => {
  const id = spelled(value);
  return listed[name] ? listed[name].find((one) => one.toLowerCase() === id) : isId(id) ? id : undefined;
};

/** The query with ids of ours as we write them, equal ones once. Mail programs write `&amp;` between two parameters. */
export const cleanQuery = (search: string): string => {
  const [given, query] = [new URLSearchParams(search), new URLSearchParams()];
  const seen = new Set<string>();
  for (const [written, value] of given) {
    const name = written.replace(/^(?:amp;)+/i, '');
    const isOfIds = idParameter.test(name);
    const key = isOfIds ? name.toLowerCase() : name;
    const pair = `${key}=${spelled(value)}`;
    if (!isOfIds || !seen.has(pair)) query.append(key, (isOfIds && spelledValue(key, value)) || value);
    seen.add(pair);
  }
  return String(query) === String(given) ? search : `?${query}`;
};

/** Whether a page of ours is under a path that we do not have, as in an archive. Hosts may serve the home page anywhere. */
export const isForeignPath = (
  rendered: string | undefined,
  path: string,
  { routes, base }: { routes: RouteObject[]; base: string },
): boolean => {
  if (!rendered || rendered === '/404' || rendered === '/') return false;
  const last = matchRoutes(routes, path, base)?.at(-1);
  return !last || last.route.id === notFoundId;
};
