/** Puts ids in the address of a page that is opened right, as people write them. Loaded for addresses that have more than ids. */
import { checkoutPlanIds, discountCodeNames, planTierIds } from './content/catalogue/plan-ids';
import { patterns } from './paths';

/** Blanks, quotes and brackets around an id, the marks after it, and characters that fonts draw as nothing. */
const around = /^[\s\p{DI}\p{Pi}\p{Pf}"'„(]+|[\s\p{DI}\p{Pi}\p{Pf}"'.,;:!?)\]]+$/gu;

const withoutMarks = (given: string): string => given.replace(around, '');

/** The id that is meant by `Starter`, `starter%20`, `“Cloud”` or `UI UX`. */
const spelled = (given: string): string => withoutMarks(given).toLowerCase().replace(/\s+/g, '-');

/** @param otherwise what stays as it is where no id can be meant */
const spelledId = (given: string, otherwise = given): string => {
  const id = spelled(given);
  return /^[a-z\d-]+$/.test(id) ? id : otherwise;
};

/** The folders of pages that an id in the path selects: `/services/`, `/case-study/`. */
const foldersOfIds = Object.values(patterns).flatMap((pattern) => /^(.*\/)(?:\*|:\w+)$/.exec(pattern)?.[1] ?? []);

/** The path with ids as we write them. @param base such as `/` or `/agency/` */
export const spelledPath = (path: string, base: string): string => {
  const inside = path.slice(base.length - 1);
  const folder = path.startsWith(base) && foldersOfIds.find((one) => inside.toLowerCase().startsWith(one));
  if (!folder) return path;
  const segments = inside.slice(folder.length).split('/');
  return base + folder.slice(1) + segments.map((one) => spelledId(decodeURIComponent(one), one)).join('/');
};

/** Parameters whose values are ids of ours. All others are compared as they stand: references, dates, search texts. */
const idParameter = /^(?:plan|code|capability|industry|service|trade|category|type|status|state|kind|sort|tab|step)$/;

const plansAndCodes = [...planTierIds, ...checkoutPlanIds, ...discountCodeNames];

/** A plan or code that is none of ours keeps its case, because the page names it. */
const spelledValue = (name: string, value: string) =>
  name === 'plan' || name === 'code'
    ? (plansAndCodes.find((one) => one.toLowerCase() === spelled(value)) ?? withoutMarks(value))
    : spelledId(value);

/** The query with ids of ours as we write them, equal ones once. Mail programs write `&amp;` between two parameters. */
export const spelledQuery = (search: string): string => {
  const [given, query] = [new URLSearchParams(search), new URLSearchParams()];
  for (const [written, value] of given) {
    const name = written.replace(/^(?:amp;)+/i, '');
    const id = name.toLowerCase();
    if (!idParameter.test(id)) query.append(name, value);
    else if (withoutMarks(value) && query.getAll(id).every((one) => spelled(one) !== spelled(value)))
      query.append(id, spelledValue(id, value));
  }
  return String(query) === String(given) ? search : `?${query}`;
};
