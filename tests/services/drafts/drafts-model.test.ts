/** Two tabs of one browser, customers and a guest who type, send and pay one form at random, without a browser. */
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { modelRuns } from '../../support/model-runs';
import { loadServices, type Services } from '../../support/services';
import { type Browser, openTabs, type Tab } from '../../support/tabs';
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
const pageOf = (tab: number) => pages[tab] as Page;
const inTab = <T>(tab: number, action: (services: Services) => T): T =>
  (browser.tabs[tab] as Tab<Services>).run(action);
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

/** What the tabs may show, and whose it is. */
class Model {
  #count = 0;
  isFull = false;
  /** Whose each text is: every one is typed once. */
  readonly typedBy = new Map<string, Set<string | null>>();
  /** What each tab may show in a field: the text that was typed last, or by both tabs before they have seen each other's. */
  readonly last = new Map<string, Set<string>>();

  async type(tab: number, field: (typeof fields)[number], letter: string, isSeen: boolean) {
    if (isSeen) await settle();
    const page = pageOf(tab);
    if (page.draft.sent) return;
    this.#count += 1;
    const text = letter && `${letter}${this.#count}`;
    page.values[field] = text;
    inTab(tab, () => page.take());
    this.typedBy.set(text, new Set([...(this.typedBy.get(text) ?? []), page.draft.owner]));
    const isShared = page.draft.isShared && !this.isFull;
    if (isSeen && isShared) this.last.set(field, new Set([text]));
    else if (isShared && this.last.has(field)) this.last.get(field)?.add(text);
    else this.last.delete(field);
    if (isSeen && isShared) await settle();
  }
  async send(...sending: number[]) {
    const before = submissions().length;
    // Two different drafts of one customer may both be sent.
    const isOne = pages.every(({ draft }) => draft.isShared);
    const ids = new Set(sending.map((tab) => pageOf(tab).draft.draft.id));
    await Promise.all(sending.map((tab) => inTab(tab, () => pageOf(tab).send())));
    browser.settle();
    expect(submissions().length - before).toBeLessThanOrEqual(isOne ? 1 : ids.size);
    await settle();
    this.last.clear();
  }
  async visit(tab: number, act: (services: Services) => Promise<unknown>) {
    await settle();
    await inTab(tab, (services) => act(services).catch(() => {}));
    await settle();
    this.last.clear();
  }
  /** Nothing is shown to a customer that another one has typed. A guest's becomes that of who logs in next. */
  check() {
    for (const page of pages)
      for (const text of Object.values(page.values).filter(Boolean)) {
        const owners = this.typedBy.get(text);
        expect(owners?.has(page.draft.owner) || owners?.has(null), `${text} for ${page.draft.owner}`).toBe(true);
        if (owners?.has(null) && page.draft.owner !== null) owners.delete(null);
        owners?.add(page.draft.owner);
      }
  }
}

/** What each step does in one tab. `pick` chooses among what it can be done with. */
const steps = {
  type: (model: Model, tab: number, pick: number) =>
    model.type(tab, fields[pick % 3] ?? 'businessName', ['', ...'abcdef'][pick % 7] ?? '', pick % 2 === 0),
  save: (_: Model, tab: number) => inTab(tab, () => pageOf(tab).save()),
  leave: async (_: Model, tab: number) => inTab(tab, () => pageOf(tab).leave()),
  send: (model: Model, tab: number) => model.send(tab),
  both: (model: Model) => model.send(0, 1),
  in: (model: Model, tab: number, pick: number) =>
    model.visit(tab, ({ logIn }) => logIn({ email: people[pick % 2] ?? '' })),
  out: (model: Model, tab: number) => model.visit(tab, ({ logOut }) => logOut()),
  room: async (model: Model, _: number, pick: number) => {
    browser.settle();
    model.isFull = pick % 2 === 0;
    for (const { storage } of browser.tabs) storage.leaveRoomFor(model.isFull ? 40 : 1_000_000);
  },
  clock: async (_: Model, __: number, pick: number) =>
    void vi.setSystemTime(Date.now() + ((pick % 19) - 9) * (day / 10)),
  settle,
} as const;
const often = ['type', 'type', 'type', 'type', 'type', 'save', 'leave'] as const;
const names = fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[]), ...often);

it('no answer that was typed last is lost, none appears to another customer, and nothing is sent or paid twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(names, fc.nat(1), fc.nat(1000)), { maxLength: 25 }), async (sequence) => {
      vi.setSystemTime(new Date('2026-11-27T12:00:00'));
      browser.empty();
      pages = [0, 1].map((tab) => inTab(tab, (services) => new Page(services)));
      const model = new Model();
      for (const [name, tab, pick] of sequence) {
        await steps[name](model, tab, pick);
        model.check();
      }
      const ids = submissions().map(({ id }) => id);
      expect(ids.filter((id) => id.includes('-'))).toEqual([]);
      expect(new Set(submissions().flatMap(({ payment }) => payment ?? [])).size).toBe(ids.length);
      await settle();
      for (const [field, allowed] of model.last)
        for (const page of pages)
          if (page.draft.isShared && !page.draft.sent) expect([...allowed], field).toContain(page.values[field]);
      if (!model.isFull && pages.every(({ draft }) => draft.isShared && !draft.sent))
        expect(pageOf(0).values).toEqual(pageOf(1).values);
    }),
    modelRuns(),
  );
}, 120_000);
