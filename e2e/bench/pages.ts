/**
 * Part of `npm run bench`, on a built site: Lighthouse on a phone, each page beside itself without scripts. Fails when a page
 * is over one of the limits below.
 */
import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { browserArguments, findBrowser } from '../../scripts/find-browser.ts';
import { median, printTable } from './report.ts';
import { serve } from './serve.ts';

const pages = ['/', '/services/branding', '/our-work', '/case-study/trillerfest', '/pricing', '/faq', '/enterprise'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const runs = Number(process.env.RUNS ?? 5);
/** `devtools`: network and processor are really slowed, which shows shifts that a simulation cannot. */
const throttlingMethod = process.env.THROTTLING === 'devtools' ? 'devtools' : 'simulate';
const port = 4183;
/** Paints beside those of the page without scripts; blocking time in milliseconds. */
const limits = { score: 100, paintRatio: 1.05, blocking: 30, shift: 0.01 };

type Figures = { scores: number[]; fcp: number; lcp: number; tbt: number; cls: number; script: number; total: number };

const figuresOf = (result: Result): Figures => {
  const audit = (id: string) => result.audits[id]?.numericValue ?? Number.NaN;
  const details = result.audits['network-requests']?.details as
    | { items: { resourceType: string; transferSize: number; statusCode: number; url: string }[] }
    | undefined;
  const requests = details?.items ?? [];
  const failed = requests.filter(({ statusCode }) => statusCode >= 400 || statusCode <= 0);
  if (failed.length > 0) throw new Error(`failed requests: ${failed.map(({ url }) => url).join(' ')}`);
  const bytes = (of: typeof requests) => of.reduce((sum, { transferSize }) => sum + transferSize, 0);
  return {
    scores: categories.map((id) => Math.round((result.categories[id]?.score ?? 0) * 100)),
    fcp: audit('first-contentful-paint'),
    lcp: audit('largest-contentful-paint'),
    tbt: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    script: bytes(requests.filter(({ resourceType }) => resourceType === 'Script')),
    total: bytes(requests),
  };
};

/** One load in a browser that has never seen the site. @returns null where the browser painted nothing in time */
const tryLoad = async (address: string): Promise<Figures | null> => {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    ...(executablePath && { executablePath }),
  });
  try {
    const answer = await lighthouse(address, {
      port,
      logLevel: 'error',
      onlyCategories: [...categories],
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

const [site, plain] = await Promise.all([serve(true), serve(false)]);
const results = new Map(pages.map((page) => [page, { site: [] as Figures[], plain: [] as Figures[] }]));
try {
  await load(site.origin);
  // Turn by turn, so that a busy moment of the machine falls on both sides.
  for (let run = 0; run < runs; run += 1)
    for (const [page, result] of results) {
      result.site.push(await load(site.origin + page));
      result.plain.push(await load(plain.origin + page));
    }
} finally {
  await Promise.all([site.stop(), plain.stop()]);
}

console.log(
  `Page loads: Lighthouse, phone (${throttlingMethod}), medians of ${runs}; × is beside the same page without scripts.\n`,
);
const rows = Array.from(results, ([page, { site: ours, plain: bare }]) => {
  const of = (list: Figures[], figure: Exclude<keyof Figures, 'scores'>) => median(list.map((one) => one[figure]));
  const scores = categories.map((_, index) => median(ours.map((one) => one.scores[index] ?? 0)));
  const [fcp, lcp] = [of(ours, 'fcp') / of(bare, 'fcp'), of(ours, 'lcp') / of(bare, 'lcp')];
  const [tbt, cls] = [of(ours, 'tbt'), of(ours, 'cls')];
  const isOver =
    scores.some((score) => score < limits.score) ||
    Math.max(fcp, lcp) > limits.paintRatio ||
    tbt > limits.blocking ||
    cls > limits.shift;
  if (isOver) process.exitCode = 1;
  return [
    page,
    scores.join(' '),
    `${Math.round(of(ours, 'fcp'))} (${fcp.toFixed(2)} ×)`,
    `${Math.round(of(ours, 'lcp'))} (${lcp.toFixed(2)} ×)`,
    tbt.toFixed(0),
    cls.toFixed(3),
    (of(ours, 'script') / 1000).toFixed(1),
    (of(ours, 'total') / 1000).toFixed(1),
    isOver ? 'over' : '',
  ];
});
printTable(['page', 'perf a11y bp seo', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'script kB', 'total kB', ''], rows);
