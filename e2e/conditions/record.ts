import type { Page } from '@playwright/test';

/** What is visible and stored at a stop of a journey. */
export type Snapshot = {
  stop: string;
  address: string;
  lines: readonly string[];
  stored: Readonly<Record<string, string>>;
};

const months =
  'Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|January|February|March|April|May|June|July|August|September|October|November|December';

const shownDate = new RegExp(`(?:\\b\\d{1,2} )?\\b(?:${months})\\b(?: \\d{1,2})?(?:, \\d{4})?`, 'g');

const isDraft = /^\w+\.(?:draft:|briefDraft_|siteDraft_)/;

/** A draft without what the typing decides: the order of its answers, and how often each was written. */
const inOrder = (key: string, value: string): string => {
  if (!isDraft.test(key)) return value;
  const { counts: _counts, values, ...draft } = JSON.parse(value);
  return JSON.stringify({ ...draft, values: Object.fromEntries(Object.entries(values ?? {}).sort()) });
};

/** A text without what differs between two runs: ids, dates and times; and whether the browser could be asked to keep the storage. */
const normalized = (text: string) =>
  text
    .replace(/\\?"persistenceAsked\\?": ?\\?"true\\?",?\s*(?:\\n)?\s*/g, '')
    .replace(/[0-9a-f]{20,}/g, 'id')
    .replace(/id\.[0-9a-f]{6,8}\b/g, 'id')
    .replace(/cs_test_\w+/g, '‹reference›')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '‹date›')
    .replace(/\d{4}-\d\d-\d\d/g, '‹date›')
    .replace(shownDate, '‹date›')
    .replace(/\d{1,2}:\d\d(?::\d\d)?(?:\s?[AP]M)?/g, '‹time›')
    .replace(/\b1\d{12}(?:\.\d+)?\b/g, '‹date›')
    .replace(/\s+/g, ' ')
    .trim();

/** Keys that say how a page was left and not what the visitor did. */
const ofThePage = /^(react-router-|watched|reloadedBuild|demoSteering|demoTimeline)/;

const read = (page: Page) =>
  page.evaluate(() => {
    const entries = (name: 'localStorage' | 'sessionStorage') => {
      try {
        return Object.entries({ ...window[name] }).map(([key, value]) => [`${name}.${key}`, value] as const);
      } catch {
        return [];
      }
    };
    const linesOf = (element: HTMLElement) => element.innerText.split('\n');
    const main = document.querySelector('main');
    // A row that is out of view and not laid out has no text here.
    for (const row of document.querySelectorAll<HTMLElement>('main :is(li, tr)'))
      row.style.contentVisibility = 'visible';
    // What is said of a change comes and goes, the desk says what it has set, and a case study ends with three others at random.
    const changing = '[role=status], [aria-label^=Notifications], .desk-tab, [aria-labelledby=more] ul';
    const passing = new Set([...document.querySelectorAll<HTMLElement>(changing)].flatMap(linesOf));
    return {
      address: location.href.slice(location.origin.length),
      lines: main ? linesOf(main).filter((line) => !passing.has(line)) : [],
      stored: [...entries('localStorage'), ...entries('sessionStorage')],
    };
  });

/**
 * Reads the page as soon as it has been the same for 0.9 seconds; after ten seconds, as it is then.
 * @param isExpected whether it is what must come, which needs only a third of that rest
 */
export const takeSnapshot = async (
  page: Page,
  stop: string,
  isExpected: (now: Snapshot) => boolean,
): Promise<Snapshot> => {
  let before = '';
  let same = 0;
  for (let attempt = 0; ; attempt += 1) {
    const { address, lines, stored } = await read(page);
    const own = stored.filter(([key]) => !ofThePage.test(key.slice(key.indexOf('.') + 1)));
    const snapshot = {
      stop,
      address: normalized(address),
      lines: lines.map(normalized).filter(Boolean),
      stored: Object.fromEntries(own.map(([key, value]) => [key, normalized(inOrder(key, value))]).sort()),
    };
    const now = JSON.stringify(snapshot);
    same = now === before ? same + 1 : 0;
    if (same === 3 || attempt === 33 || (same > 0 && isExpected(snapshot))) return snapshot;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
};
