/** Puts ids in the address of a page that is opened right, as people write them. Loaded for addresses that have more than ids. */
import { checkoutPlanIds, discountCodeNames, planTierIds } from './content/catalogue/plan-ids';
import { spelled } from './lib/spelling';
import { patterns } from './paths';

/** The folders of pages that an id in the path selects: `/services/`, `/case-study/`. */
const foldersOfIds = Object.values(patterns).flatMap((pattern) => /^(.*\/)(?:\*|:\w+)$/.exec(pattern)?.[1] ?? []);

const isId = (text: string) => /^[a-z\d-]+$/.test(text);

const spelledSegment = (segment: string) => {
  const id = spelled(decodeURIComponent(segment));
  return isId(id) ? id : segment;
};

/** The path with ids as we write them. @param base such as `/` or `/agency/` */
export const spelledPath = (path: string, base: string): string => {
  const inside = path.slice(base.length - 1);
  const folder = path.startsWith(base) && foldersOfIds.find((one) => inside.toLowerCase().startsWith(one));
  if (!folder) return path;
  const ids = inside.slice(folder.length).split('/').map(spelledSegment);
  return base + folder.slice(1) + ids.join('/');
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
export const spelledQuery = (search: string): string => {
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
