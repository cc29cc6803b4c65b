/** What `npm run bench` expects. It only reports a figure that is over its limit: a busy machine alone can cause that. */
export type Limit = {
  sign: '≤' | '≥';
  value: number;
  /** Beyond this the bench fails. */
  failsBeyond: number;
};

export type Verdict = '' | 'over' | 'fails';

/** Fails when a figure is more than half over. */
const atMost = (value: number): Limit => ({ sign: '≤', value, failsBeyond: value * 1.5 });

/** Lighthouse calls a score below 90 'needs improvement'. */
const score = (value: number): Limit => ({ sign: '≥', value, failsBeyond: 90 });

export const limits = {
  performance: score(99),
  otherScores: score(100),
  /** First and largest paint, as a multiple of those of the page without scripts. */
  paintRatio: atMost(1.1),
  /** Milliseconds, as all that follow the layout shift. */
  blocking: atMost(100),
  /** There should be none; a shift of 0.01 is not noticeable. */
  layoutShift: atMost(0.01),
  /** From the first click of a visit to the next page's heading. */
  firstPress: atMost(250),
  /** The same for every later click. */
  along: atMost(150),
  /** From a press or a key to the frame that shows its effect: beyond it a page feels slow (web.dev, Interaction to Next Paint). */
  interaction: atMost(200),
  /** Main-thread work with 10,000 orders. */
  manyOrders: atMost(200),
  /** The search: from its key to a field that has the focus, when its script is not loaded yet, and when it is. */
  searchFirstOpening: atMost(300),
  searchOpening: atMost(100),
  /** From a key press in its field to the results: the median, and the slowest of a visit. */
  searchKey: atMost(50),
  searchSlowestKey: atMost(100),
  /** Either, with 10,000 own orders in the index. */
  searchManyOrders: atMost(150),
} as const satisfies Record<string, Limit>;

/** A figure that is missing (NaN) is within no limit. */
export const verdictOf = (figure: number, { sign, value, failsBeyond }: Limit): Verdict => {
  const isWithin = (bound: number) => (sign === '≤' ? figure <= bound : figure >= bound);
  if (isWithin(value)) return '';
  return isWithin(failsBeyond) ? 'over' : 'fails';
};
