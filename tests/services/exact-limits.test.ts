/** What is allowed at a limit, and refused one beyond it. Limits of the spec are stated again on purpose. */
import { beforeEach, expect, it, vi } from 'vitest';
import { creditServices } from '../../src/content/catalogue/credits';
import { redeemService } from '../../src/services/credits/redemptions';
import { isOver } from '../../src/services/drafts/places';
import { type Act, actOn } from '../../src/services/projects/acts';
import { readOwnProjects } from '../../src/services/projects/own';
import { projectMaker, redemptionProject } from '../../src/services/projects/project';
import { type Facts, hoursLeft, stateOf } from '../../src/services/projects/states';
import { isAnswerLate } from '../../src/services/projects/texts';
import { todayOf } from '../../src/services/projects/today';
import type { ProjectEvent } from '../../src/storage/project-events';
import { recentSearches, withSearch } from '../../src/storage/recent-searches';
import type { HistoryEntry, Submission } from '../../src/storage/schema';
import { StorageWriteError, store } from '../../src/storage/store';
import { redeemed, sent } from '../../support/entries';
import { settle } from '../support/settle';
import { expectConsole } from '../support/setup';
import { limitStorage, signIn } from '../support/storage';

const now = new Date('2026-11-24T12:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

beforeEach(() => {
  vi.useFakeTimers({ now });
  signIn('ada@example.com');
});

it.each(creditServices)(
  '$name is redeemed with exactly its credits, and not with one less',
  async ({ id, credits }) => {
    localStorage.setItem('userCredits', String(credits - 1));
    await expect(settle(redeemService(id))).rejects.toMatchObject({ code: 'insufficient-credits' });
    localStorage.setItem('userCredits', String(credits));
    await settle(redeemService(id));
    expect(localStorage.getItem('userCredits')).toBe('0');
    expectConsole('Service redeemed');
  },
);

const entry = redeemed('r1', '20', { service: 'Logo Design' }) as HistoryEntry & { type: 'redemption' };
const { key } = redemptionProject(entry, 'ada@example.com');
const base = (id: string, project = key) => ({ id, project, at: now.toISOString() });
const messages = (count: number, letters: number, project = key): ProjectEvent[] =>
  Array.from({ length: count }, (_, index) => ({
    ...base(`${project} ${index}`, project),
    by: 'agency',
    kind: 'message',
    text: 'x'.repeat(letters),
  }));
const item = { rule: 'ring', seed: 1, colors: ['#ffffff', '#1d3a8a', '#f2784b'], letters: 'Ada' };
const round: ProjectEvent = { ...base('round'), by: 'agency', kind: 'proofs', items: [item, item], note: '' };
const message = (letters: number): Act => ({ kind: 'message', text: 'x'.repeat(letters) });
const meeting = (start: Date): Act => ({ kind: 'meeting', start: start.toISOString(), minutes: 30 });
const newer = { ...round, id: 'newer' };
const choice = (index: number, of = round.id): Act => ({ kind: 'choice', of, index });
const change = (of: string): Act => ({ kind: 'change', of, text: 'Rounder' });
const approval = (of: string): Act => ({ kind: 'approved', of });

it.each<[what: string, log: readonly ProjectEvent[], allowed: Act, refused: Act, log?: readonly ProjectEvent[]]>([
  ['a message of 2,000 letters', [], message(2000), message(2001)],
  ['the 100th message', messages(99, 1), message(1), message(1), messages(100, 1)],
  ['a project’s 50,000th letter', messages(49, 1000), message(1000), message(1001)],
  ['the 500,000th letter of all', messages(300, 1666, 'another'), message(200), message(201)],
  ['a meeting in 60 days', [], meeting(later(60 * day)), meeting(later(60 * day + 1))],
  ['a meeting that has not begun', [], meeting(later(1)), meeting(now)],
  ['the second of two proofs', [round], choice(1), choice(2)],
  ['a choice of the newest proofs', [round, newer], choice(1, newer.id), choice(1)],
  ['a change of the newest proofs', [round, newer], change(newer.id), change(round.id)],
  ['an approval of the newest proofs', [round, newer], approval(newer.id), approval(round.id)],
])('an act on a project: %s is the last that is allowed', async (_, log, allowed, refused, full = log) => {
  const address = { order: null, entry: entry.id, date: entry.date, customer: null };
  const act = (which: Act, events: readonly ProjectEvent[]) => {
    localStorage.setItem('creditHistory', JSON.stringify([entry]));
    localStorage.setItem('projectEvents', JSON.stringify(events));
    return actOn(address, 'customer', which, null, () => now);
  };
  await act(allowed, log);
  expect(readOwnProjects()[0]?.log.at(-1)).toMatchObject(allowed);
  await expect(act(refused, full)).rejects.toMatchObject({
    code: expect.stringMatching(/^(not-now|messages-full)$/),
  });
});

const sentNow = (kind: Submission['kind'], more: Partial<Submission> = {}) =>
  sent(kind, {}, { date: now.toISOString(), ...more });
const factsOf = (submission: Submission, at: Date, log: readonly ProjectEvent[] = []): Facts => ({
  project: projectMaker([submission])(submission),
  log,
  now: at,
});

it('a trial runs until the millisecond of its end, also one that is canceled', () => {
  const trial = sentNow('trial', { answers: { trialEndDate: later(7 * day).toISOString() } });
  const statesOf = (one: Submission) => [later(7 * day - 1), later(7 * day)].map((at) => stateOf(factsOf(one, at)));
  expect(statesOf(trial)).toEqual(['trial', 'ended']);
  expect(statesOf({ ...trial, canceled: now.toISOString() })).toEqual(['canceled', 'ended']);
});

it('a site is built for 24 hours from the end of its meeting', () => {
  const site = sentNow('instant-site');
  const { project } = factsOf(site, now);
  const start: ProjectEvent = {
    ...base('m', project.key),
    ...{ by: 'customer', kind: 'meeting', start: now.toISOString(), minutes: 15 },
  };
  const states = [15 * minute - 1, 15 * minute, 15 * minute + 24 * hour - 1, 15 * minute + 24 * hour].map((after) =>
    stateOf(factsOf(site, later(after), [start])),
  );
  expect(states).toEqual(['meeting', 'building', 'building', 'built']);
  // Also after the demo's clock was set back.
  const begun: ProjectEvent = { ...base('b', project.key), by: 'agency', kind: 'begun' };
  expect([-48 * hour, 0, hour, 24 * hour - 1].map((after) => hoursLeft(factsOf(site, later(after), [begun])))).toEqual([
    ...[24, 24, 23, 1],
  ]);
});

it('an answer is late on the day after the second business day', () => {
  const brief = sentNow('onboarding', { date: '2026-11-24T12:00:00.000Z' });
  const isLate = (at: string) => isAnswerLate(factsOf(brief, new Date(at)));
  expect([isLate('2026-11-26T12:00:00.000Z'), isLate('2026-11-27T12:00:00.000Z')]).toEqual([false, true]);
});

it('the agency’s day lists the end of a trial seven days ahead, and a meeting on the day before', () => {
  const linesAt = (submission: Submission, at: Date, log: readonly ProjectEvent[] = []) => {
    const { project } = factsOf(submission, at);
    return todayOf([{ project, log, side: 'agency' }], at).map(({ kind }) => kind);
  };
  const trial = (after: number) => sentNow('trial', { answers: { trialEndDate: later(after).toISOString() } });
  expect([0, 1, 7 * day, 8 * day].map((after) => linesAt(trial(after), now).includes('trial'))).toEqual([
    ...[false, true, true, false],
  ]);
  const site = sentNow('instant-site');
  const booked: ProjectEvent = {
    ...base('m', factsOf(site, now).project.key),
    ...{ by: 'customer', kind: 'meeting', start: later(3 * day).toISOString(), minutes: 15 },
  };
  expect([day, 2 * day, 3 * day].map((after) => linesAt(site, later(after), [booked]).includes('meeting'))).toEqual([
    ...[false, true, true],
  ]);
});

it('a draft is kept for 30 days, to the millisecond', () => {
  const isOverAfter = (milliseconds: number) => isOver({ at: later(-milliseconds).toISOString() });
  expect([isOverAfter(30 * day - 1), isOverAfter(30 * day)]).toEqual([false, true]);
});

it('five searches of 100 letters are remembered, and no longer one and no sixth', () => {
  const texts = ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) => letter.repeat(100));
  localStorage.setItem('recentSearches', JSON.stringify([...texts, 'x'.repeat(101)]));
  expect(store.read(recentSearches)).toEqual(texts.slice(0, 5));
  const [newest, ...others] = withSearch(store.read(recentSearches), 'y'.repeat(101));
  expect([newest, others]).toEqual(['y'.repeat(100), texts.slice(0, 4)]);
  expect(withSearch(['a', 'b', 'c'], ' c ')).toEqual(['c', 'a', 'b']);
});

it.each([
  [500, 500],
  [501, 500],
])('of %i emails a full storage keeps %i', async (count, kept) => {
  const emails = Array.from({ length: count }, (_, index) => ({ id: `e${index}`, to: 'a', subject: 'b', body: 'c' }));
  localStorage.setItem('emailNotifications', JSON.stringify(emails));
  limitStorage();
  const write = store.transact((tx) => tx.write(recentSearches, ['a']));
  if (count > kept) await write;
  else await expect(write).rejects.toBeInstanceOf(StorageWriteError);
  expect(JSON.parse(localStorage.getItem('emailNotifications') ?? '')).toEqual(emails.slice(-kept));
});
