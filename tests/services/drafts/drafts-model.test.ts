/** Two tabs of one browser, customers and a guest who type, send and pay one form at random, without a browser. */
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { modelRuns } from '../../support/model-runs';
import { loadServices, type Services } from '../../support/services';
import { type Browser, openTabs } from '../../support/tabs';
import { testCard } from '../../support/test-card';

vi.mock('../../../src/services/delays', () => ({ delay: () => Promise.resolve() }));

type Draft = InstanceType<Services['TabDraft']>;
type Values = Record<string, string>;

const fields = ['businessName', 'pages.about', 'additionalNotes'] as const;
const people = ['ada@example.com', 'ben@example.com'] as const;
const form = 'instant-site';
const day = 86_400_000;

/** One open form, as a page shows it. */
class Page {
  draft: Draft;
  values: Values;
  shown: Record<string, string | undefined> = {};
  isSending = false;
  constructor(
    readonly services: Services,
    earlier: Values = {},
  ) {
    this.draft = new services.TabDraft(form, () => this.isSending);
    this.draft.open(services.draftOwner());
    this.values = { ...Object.fromEntries(fields.map((field) => [field, ''])), ...earlier };
    this.take();
    for (const field of fields)
      if (!this.values[field]) this.values[field] = String(this.draft.draft.values[field] ?? '');
    this.take();
  }
  take() {
    const now = Object.fromEntries(fields.map((field) => [field, this.values[field] || undefined]));
    const kept = this.draft.draft.values;
    const typed = fields.filter((field) => now[field] !== this.shown[field] && now[field] !== kept[field]);
    this.draft.type(Object.fromEntries(typed.map((field) => [field, now[field]])));
    this.shown = now;
  }
  show() {
    this.take();
    for (const field of fields) this.values[field] = String(this.draft.draft.values[field] ?? '');
    this.take();
  }
  async save() {
    this.take();
    if (this.draft.needsSaving) await this.draft.save();
    this.show();
  }
  leave() {
    this.take();
    if (this.draft.needsSaving) void this.draft.save('now');
  }
  async follow() {
    this.take();
    this.draft.follow();
    this.show();
    if (this.draft.needsSaving) await this.save();
  }
  async send() {
    this.isSending = true;
    try {
      this.take();
      const { news } = this.draft;
      if (this.draft.isShared) await this.draft.save('send');
      if (this.draft.sent || this.draft.news !== news) return this.show();
      const { services } = this;
      const visitor = { email: services.draftOwner(), sentHere: [] };
      const price = services.priceInstantSite('', [], visitor);
      const order = { answers: { ...this.values }, price, card: testCard('succeeds') };
      const paid = await services.orderInstantSite(order, this.draft.draft.id).catch(() => null);
      if (!paid || !('value' in paid)) return;
      this.draft.end();
      this.values = Object.fromEntries(fields.map((field) => [field, '']));
    } finally {
      this.isSending = false;
    }
  }
}

let browser: Browser<Services>;
let pages: Page[] = [];
const inTab = <T>(tab: number, action: (services: Services) => T): T => {
  const found = browser.tabs[tab];
  if (!found) throw new Error(`no tab ${tab}`);
  return found.run(action);
};
const pageOf = (tab: number): Page => {
  const page = pages[tab];
  if (!page) throw new Error(`no page ${tab}`);
  return page;
};
/** As `perCustomer`: another customer has a form of their own, and who logs in keeps the form. */
const reopen = (tab: number) =>
  inTab(tab, (services) => {
    const page = pageOf(tab);
    if (page.draft.owner === services.draftOwner()) return;
    page.leave();
    pages[tab] = new Page(services, page.draft.owner === null ? page.values : {});
  });
/** Everything that was written arrives, and each tab looks at it. */
const settle = async () => {
  for (let round = 0; round < 4; round += 1)
    for (const tab of [0, 1]) {
      browser.settle();
      reopen(tab);
      await inTab(tab, () => pageOf(tab).follow());
    }
  browser.settle();
};
const submissions = () => inTab(0, ({ store, keys }) => store.read(keys.submissions));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  browser = await openTabs(2, loadServices, { hasOwnSessions: true });
  // It loads the services once for each tab.
}, 60_000);
const begin = () => {
  vi.setSystemTime(new Date('2026-11-27T12:00:00'));
  browser.empty();
  pages = [0, 1].map((tab) => inTab(tab, (services) => new Page(services)));
};

type Step =
  | { kind: 'type'; tab: number; field: (typeof fields)[number]; text: string; isSeen: boolean }
  | { kind: 'save' | 'leave' | 'send' | 'out'; tab: number }
  | { kind: 'in'; tab: number; email: string }
  | { kind: 'room'; characters: number }
  | { kind: 'clock'; days: number }
  | { kind: 'both' }
  | { kind: 'settle' };
const tab = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('type' as const),
      tab,
      field: fc.constantFrom(...fields),
      text: fc.constantFrom('', 'a', 'b', 'c', 'd', 'e', 'f'),
      isSeen: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('save' as const, 'leave' as const), tab }) },
  fc.record({ kind: fc.constantFrom('send' as const, 'out' as const), tab }),
  fc.record({ kind: fc.constant('in' as const), tab, email: fc.constantFrom(...people) }),
  fc.record({ kind: fc.constant('room' as const), characters: fc.constantFrom(40, 100_000) }),
  fc.record({ kind: fc.constant('clock' as const), days: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ kind: fc.constantFrom('both' as const, 'settle' as const) }),
);

it('no answer that was typed last is lost, none appears to another customer, and nothing is sent or paid twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      begin();
      let count = 0;
      /** Whose each text is: every one is typed once. */
      const typedBy = new Map<string, Set<string | null>>();
      /** What each tab may show in a field: the text that was typed last, or by both tabs before they have seen each other's. */
      let [last, isFull]: [Map<string, Set<string>>, boolean] = [new Map(), false];
      for (const one of steps) {
        if (one.kind === 'clock') vi.setSystemTime(Date.now() + (one.days * day) / 10);
        if (one.kind === 'room') {
          browser.settle();
          isFull = one.characters < 100;
          for (const { storage } of browser.tabs) storage.leaveRoomFor(isFull ? one.characters : 1_000_000);
        }
        if (one.kind === 'settle') await settle();
        if (one.kind === 'in') {
          await settle();
          await inTab(one.tab, ({ logIn }) => logIn({ email: one.email }).catch(() => {}));
          await settle();
          last = new Map();
        }
        if (one.kind === 'out') {
          await settle();
          await inTab(one.tab, ({ logOut }) => logOut().catch(() => {}));
          await settle();
          last = new Map();
        }
        if (one.kind === 'save') await inTab(one.tab, () => pageOf(one.tab).save());
        if (one.kind === 'leave') inTab(one.tab, () => pageOf(one.tab).leave());
        if (one.kind === 'type') {
          if (one.isSeen) await settle();
          const page = pageOf(one.tab);
          if (page.draft.sent) continue;
          count += 1;
          const text = one.text && `${one.text}${count}`;
          page.values[one.field] = text;
          inTab(one.tab, () => page.take());
          const who = page.draft.owner;
          typedBy.set(text, new Set([...(typedBy.get(text) ?? []), who]));
          const isShared = page.draft.isShared && !isFull;
          if (one.isSeen && isShared) last.set(one.field, new Set([text]));
          else if (isShared && last.has(one.field)) last.get(one.field)?.add(text);
          else last.delete(one.field);
          if (one.isSeen && isShared) await settle();
        }
        if (one.kind === 'send' || one.kind === 'both') {
          const sending = one.kind === 'both' ? [0, 1] : [one.tab];
          const before = submissions().length;
          // Two different drafts of one customer may both be sent.
          const isOne = pages.every(({ draft }) => draft.isShared);
          const ids = new Set(sending.map((which) => pageOf(which).draft.draft.id));
          await Promise.all(sending.map((which) => inTab(which, () => pageOf(which).send())));
          browser.settle();
          if (isOne) expect(submissions().length - before).toBeLessThanOrEqual(1);
          expect(submissions().length - before).toBeLessThanOrEqual(ids.size);
          await settle();
          last = new Map();
        }
        // Nothing is shown to a customer that another one has typed. A guest's becomes that of who logs in next.
        for (const page of pages)
          for (const text of Object.values(page.values)) {
            if (text === '') continue;
            const owners = typedBy.get(text);
            expect(owners?.has(page.draft.owner) || owners?.has(null), `${text} for ${page.draft.owner}`).toBe(true);
            if (owners?.has(null) && page.draft.owner !== null) owners.delete(null);
            owners?.add(page.draft.owner);
          }
      }
      const ids = submissions().map(({ id }) => id);
      expect(ids.filter((id) => id.includes('-'))).toEqual([]);
      expect(new Set(submissions().flatMap(({ payment }) => payment ?? [])).size).toBe(ids.length);
      await settle();
      for (const [field, allowed] of last)
        for (const page of pages)
          if (page.draft.isShared && !page.draft.sent) expect([...allowed], field).toContain(page.values[field]);
      if (!isFull && pages.every(({ draft }) => draft.isShared && !draft.sent))
        expect(pageOf(0).values).toEqual(pageOf(1).values);
    }),
    modelRuns(),
  );
}, 120_000);
