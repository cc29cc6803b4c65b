/** A part of `npm run bench`: page loads. */
import lighthouse, { type Result } from 'lighthouse';
import { launchBrowser } from './browser.ts';
import { limits } from './limits.ts';
import { type Row, runs } from './report.ts';
import { serve } from './serve.ts';

const publicPages = [
  '/',
  '/services/branding',
  '/our-work',
  '/case-study/trillerfest',
  '/pricing',
  '/faq',
  '/enterprise',
];
/** Search engines are told to leave them out, for which Lighthouse takes points. */
const formPages = ['/subscribe', '/onboarding', '/instant-site-form', '/payment?plan=agency', '/login', '/signup'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** `devtools`: network and processor are really slowed, which shows shifts that a simulation cannot. */
const throttlingMethod = process.env.THROTTLING === 'devtools' ? 'devtools' : 'simulate';
const port = 4183;

type Paint = 'fcp' | 'lcp';
/** Of one load: Lighthouse's scores, performance first and that for search engines last; times in milliseconds. */
type Figures = Record<Paint | 'tbt' | 'cls', number> & {
  scores: readonly [performance: number, accessibility: number, practices: number, search: number];
};

const figuresOf = (result: Result): Figures => {
  const audit = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((result.categories[category]?.score ?? 0) * 100);
  const details = result.audits['network-requests']?.details as
    | { items: { statusCode: number; url: string }[] }
    | undefined;
  const requests = details?.items ?? [];
  const failed = requests.filter(({ statusCode }) => statusCode >= 400 || statusCode <= 0);
  if (failed.length > 0) throw new Error(`failed requests: ${failed.map(({ url }) => url).join(' ')}`);
  return {
    scores: [score('performance'), score('accessibility'), score('best-practices'), score('seo')],
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
  };
};

/** One load in a browser that has never seen the site. @returns null where the browser painted nothing in time */
const tryLoad = async (address: string): Promise<Figures | null> => {
  const browser = await launchBrowser(port);
  try {
    const answer = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: categories,
      throttlingMethod,
    });
    return answer && !answer.lhr.runtimeError ? figuresOf(answer.lhr) : null;
  } finally {
    await browser.close();
  }
};

/** A run on a busy machine may come to nothing: it is made again. @throws at the third */
const load = async (address: string): Promise<Figures> => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const figures = await tryLoad(address);
    if (figures) return figures;
  }
  throw new Error(`no result for ${address}`);
};

type Loads = { site: Figures[]; plain: Figures[] };

const rowsOf = (page: string, { site, plain }: Loads): Row[] => {
  const of = (figure: Paint | 'tbt' | 'cls') => site.map((load) => load[figure]);
  // Of two loads that followed each other.
  const ratios = (paint: Paint) => site.map((load, run) => load[paint] / (plain[run]?.[paint] ?? Number.NaN));
  return [
    {
      what: `${page}: performance`,
      values: site.map(({ scores: [performance] }) => performance),
      limit: limits.performance,
    },
    {
      what: `${page}: lowest other score`,
      values: site.map(({ scores: [, ...others] }) =>
        Math.min(...(formPages.includes(page) ? others.slice(0, 2) : others)),
      ),
      limit: limits.otherScores,
    },
    { what: `${page}: FCP, × without scripts`, values: ratios('fcp'), digits: 2, limit: limits.paintRatio },
    { what: `${page}: LCP, × without scripts`, values: ratios('lcp'), digits: 2, limit: limits.paintRatio },
    { what: `${page}: blocking time, ms`, values: of('tbt'), limit: limits.blocking },
    { what: `${page}: layout shift`, values: of('cls'), digits: 3, limit: limits.layoutShift },
  ];
};

/** Lighthouse on a phone, each page in turns with itself without scripts. */
export const measurePages = async (): Promise<Row[]> => {
  const [site, plain] = await Promise.all([serve(true), serve(false)]);
  const results = new Map<string, Loads>([...publicPages, ...formPages].map((page) => [page, { site: [], plain: [] }]));
  try {
    // The first browser of all reads its files from the disk: its figures are left out.
    await load(site.origin);
    for (let run = 0; run < runs; run += 1)
      for (const [page, loads] of results) {
        loads.site.push(await load(site.origin + page));
        loads.plain.push(await load(plain.origin + page));
      }
  } finally {
    await Promise.all([site.stop(), plain.stop()]);
  }
  return Array.from(results, ([page, loads]) => rowsOf(page, loads)).flat();
};
