/** What each side can do on the page of a project, state by state. */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { identity } from '../../../../brand.config';
import { siteTexts } from '../../../../src/content/account/delivered-site';
import { failureTexts } from '../../../../src/content/account/failures';
import { agencyTexts } from '../../../../src/content/account/projects';
import { zipTexts } from '../../../../src/content/format/started-download';
import type { ProjectEvent } from '../../../../src/storage/project-events';
import { calendars } from '../../../../support/calendars';
import { customer, redeemed } from '../../../../support/entries';
import { field, fill, press, writeElsewhere } from '../../../support/form';
import { renderApp } from '../../../support/render-app';

const ada = 'ada@example.com';
const hour = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const entry = redeemed('r1', '05', { service: 'Logo Design', credits: -200, date: ago(90) });
const site = {
  ...{ id: 's1', kind: 'instant-site', date: ago(90), owner: ada, booked: ago(80) },
  answers: { email: ada, fullName: 'Ada', businessName: 'Engines', businessDescription: 'We build.', totalAmount: 650 },
};
const keys = { entry: `entry ${ada} ${entry.date} r1`, order: 's1' };
const item = (seed: number) => ({ rule: 'ring', seed, colors: ['#ffffff', '#1d3a8a', '#f2784b'], letters: 'Ada' });

type Rest = { kind: ProjectEvent['kind']; by: ProjectEvent['by']; at?: string; [more: string]: unknown };
const logOf = (project: string, events: readonly Rest[]) =>
  JSON.stringify(events.map((rest, index) => ({ id: `e${index}`, project, at: ago(50 - index), ...rest })));

const open = async (
  side: 'customer' | 'agency',
  which: 'entry' | 'order',
  events?: readonly Rest[],
  status = 'active',
) => {
  const creditHistory = JSON.stringify([{ ...entry, status }]);
  const admin = { userEmail: identity.adminEmails[0] ?? '', isAdmin: 'true', [`creditHistory_${ada}`]: creditHistory };
  Object.assign(localStorage, customer(side === 'agency' ? { ...admin, creditHistory: '[]' } : { creditHistory }));
  localStorage.setItem('submissions', JSON.stringify([site]));
  if (events) localStorage.setItem('projectEvents', logOf(keys[which], events));
  const address = which === 'order' ? '?order=s1' : `?entry=r1${side === 'agency' ? `&customer=${ada}` : ''}`;
  await renderApp(`/project${address}`);
  await screen.findByRole('heading', { level: 1, name: which === 'order' ? 'Instant Site' : 'Logo Design' });
  await waitFor(() => expect(document.getElementById(side === 'agency' ? 'agency' : 'messages')).not.toBeNull());
};

const begun: Rest = { kind: 'begun', by: 'agency' };
const proofs: Rest = { kind: 'proofs', by: 'agency', items: [item(1), item(2)], note: '' };
const approved: Rest = { kind: 'approved', by: 'customer', of: 'e0' };
const delivered: Rest = { kind: 'delivered', by: 'agency', note: 'Here', link: 'https://example.com/' };
const inAWeek: Rest = { kind: 'meeting', by: 'customer', start: ago(-7 * 24), minutes: 30 };
const approvedSite: Rest = { kind: 'approved', by: 'customer', of: 's1' };

/** What acts on the project, beside writing, replying and marking it. */
const acts =
  /^(?:Start Assignment|Open the calendar|Save the time|Another time|Ask for|Approve|Begin|Send|Deliver|Open the|Change|Take back|Book|Download all)/;
const actsIn = () =>
  [...document.querySelectorAll('main button, main a')]
    .map(({ textContent }) => textContent.replace(/ \((.*?),.*\)$/, ': $1'))
    .filter((text) => acts.test(text));

it.each<[which: 'entry' | 'order', events: readonly Rest[], customer: string[], agency: string[], status?: string]>([
  ['entry', [], ['Start Assignment'], [], 'pending'],
  ['entry', [], ['Open the calendar', 'Save the time'], ['Begin']],
  ['entry', [inAWeek], ['Another time', 'Open the calendar', 'Take back: Meeting'], ['Begin']],
  ['entry', [begun], [], ['Deliver', 'Send proofs', 'Take back: Work has begun']],
  ['entry', [proofs], ['Approve', 'Ask for a change'], ['Send proofs', 'Take back: Proofs']],
  ['entry', [proofs, approved], ['Take back: Approved'], ['Deliver', 'Send proofs']],
  ['entry', [proofs, approved, delivered], ['Download all'], ['Download all', 'Take back: Delivered']],
  ['entry', [], [], ['Deliver'], 'completed'],
  ['order', [], ['Open the calendar', 'Save the time'], ['Begin']],
  ['order', [{ ...begun, at: ago(2) }], [], ['Deliver', 'Take back: Work has begun']],
  [
    'order',
    [begun],
    ['Approve', 'Change texts', 'Open the site'],
    ['Deliver', 'Open the site', 'Take back: Work has begun'],
  ],
  ['order', [begun, approvedSite], ['Open the site', 'Take back: Approved'], ['Deliver', 'Open the site']],
])('of the %s after %j', async (which, events, ofCustomer, ofAgency, status) => {
  await open('customer', which, events, status);
  await waitFor(() => expect(actsIn().sort()).toEqual(ofCustomer.sort()));
  cleanup();
  await open('agency', which, events, status);
  await waitFor(() => expect(actsIn().sort()).toEqual(ofAgency.sort()));
});

it('a proof of a logo stands beside its name', async () => {
  await open('customer', 'entry', [proofs]);
  expect((await screen.findAllByText('Ada', { selector: 'figure [dir=auto]' })).length).toBeGreaterThan(1);
});

it('an approval is of the proofs that are shown: if newer ones have come, it is refused, and says so', async () => {
  // Nothing is new, or the page would write that it was seen.
  const shown: Rest[] = [proofs, { kind: 'seen', by: 'customer', state: 'proofs' }];
  await open('customer', 'entry', shown);
  await screen.findByText('Approve', { selector: 'button' });
  // Another tab has written, and this one has not heard of it yet.
  const log = logOf(keys.entry, [...shown, proofs]);
  localStorage.setItem('projectEvents', log);
  press('Approve');
  expect(await screen.findByText(failureTexts['not-now'])).toBeVisible();
  expect(localStorage.getItem('projectEvents')).toBe(log);
});

it('a delivery needs a note or a link, and no link but of the web', async () => {
  await open('agency', 'entry', [begun]);
  for (const [link, says] of [
    ['', agencyTexts.empty],
    ['javascript:alert(1)', agencyTexts.badLink],
  ] as const) {
    fill({ 'Link (https://…)': link });
    press('Deliver');
    expect(await screen.findByText(says)).toBeVisible();
  }
  expect(localStorage.getItem('projectEvents')).not.toContain('delivered');
});

it.each([
  ['order', [begun], 'Deliver', { Note: 'Half a no', 'Link (https://…)': 'https://a.example' }],
  ['entry', [proofs], 'Send proofs', { 'Name on the proofs': 'Engines & Co', Note: 'Look at' }],
] as const)(
  'of the %s after %j, what is typed before pressing %s is kept until then',
  async (which, events, act, typed) => {
    await open('agency', which, events);
    await screen.findByText(act, { selector: 'button' });
    fill(typed);
    cleanup();
    await open('agency', which);
    await screen.findByText(act, { selector: 'button' });
    for (const [label, text] of Object.entries(typed)) expect(field(label)).toHaveValue(text);
    press(act);
    await waitFor(() => expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toEqual([]));
    expect(localStorage.getItem('projectEvents')).toContain(typed.Note);
    // The second click of a double click falls on the next round's form, and must not send it.
    for (const next of screen.queryAllByText(act, { selector: 'button' }))
      expect(fireEvent.click(next, { detail: 2 })).toBe(false);
  },
);

it.each([
  ['entry', calendars.consultation, 30],
  ['order', calendars.designMeeting, 15],
] as const)('the %s has its own calendar, %s, and a meeting of %i minutes', async (which, calendar, minutes) => {
  await open('customer', which);
  expect(screen.getByText('Your turn.')).toBeVisible();
  expect((await screen.findByText<HTMLAnchorElement>('Open the calendar', { selector: 'a' })).href).toMatch(calendar);
  fill({ 'Which time did you pick?': ago(-72).slice(0, 16) });
  press('Save the time');
  await waitFor(() => expect(localStorage.getItem('projectEvents')).toContain(`"minutes":${minutes}`));
});

it.each([
  ['entry', agencyTexts.completed, 'Your turn.'],
  ['order', agencyTexts.done, 'The customer’s turn and yours.'],
] as const)('marking the %s says what it does, and that it is done', async (which, says, turn) => {
  await open('agency', which, [begun]);
  expect(screen.getByText(turn)).toBeVisible();
  expect(await screen.findByText(says)).toBeVisible();
  fireEvent.click(screen.getByText('Mark done'));
  expect(await screen.findByText('Marked done')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(says)).toBeNull());
});

it.each([
  [[begun], 1],
  [[begun, delivered], 0],
] as const)('a completed redemption after %j has %i buttons that make it active again', async (events, count) => {
  await open('agency', 'entry', events, 'completed');
  expect(screen.queryAllByText('Undo')).toHaveLength(count);
});

it('the focus goes from the pressed button, which is removed, to the first field of the texts', async () => {
  await open('customer', 'order', [begun]);
  const button = await screen.findByText(siteTexts.change, { selector: 'button' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(field(siteTexts.fields.businessName)).toHaveFocus());
});

it('what another tab has saved of a site’s texts stays, when this one saves what was typed here', async () => {
  await open('customer', 'order', [begun]);
  fireEvent.click(await screen.findByText(siteTexts.change));
  const { businessName, businessDescription } = siteTexts.fields;
  fill({ [businessName]: 'Typed here', [businessDescription]: 'Typed and undone' });
  fill({ [businessDescription]: 'We build.' });
  const answers = { businessName: 'From there', businessDescription: 'Also from there' };
  writeElsewhere({ projectEvents: logOf('s1', [begun, { kind: 'texts', by: 'customer', answers }]) });
  await waitFor(() => expect(field(businessDescription)).toHaveValue('Also from there'));
  cleanup();
  await open('customer', 'order');
  fireEvent.click(await screen.findByText(siteTexts.change));
  expect(field(businessDescription)).toHaveValue('Also from there');
  expect(field(businessName)).toHaveValue('Typed here');
  press(siteTexts.save);
  await screen.findByText(siteTexts.saved);
  expect(JSON.parse(localStorage.getItem('projectEvents') ?? '').at(-1).answers).toEqual({
    businessName: 'Typed here',
  });
});

it('a text of a site that was emptied is empty after a reload', async () => {
  const { existingLinks } = siteTexts.fields;
  const withLinks = { ...site, answers: { ...site.answers, existingLinks: 'https://example.com/' } };
  await open('customer', 'order', [begun]);
  writeElsewhere({ submissions: JSON.stringify([withLinks]) });
  fireEvent.click(await screen.findByText(siteTexts.change));
  await waitFor(() => expect(field(existingLinks)).toHaveValue('https://example.com/'));
  fill({ [existingLinks]: '' });
  cleanup();
  await renderApp('/project?order=s1');
  fireEvent.click(await screen.findByText(siteTexts.change));
  expect(field(existingLinks)).toHaveValue('');
});

it('approves a site as its form shows it, with the texts that are not saved yet', async () => {
  await open('customer', 'order', [begun]);
  fireEvent.click(await screen.findByText(siteTexts.change));
  fill({ [siteTexts.fields.businessName]: 'Typed here' });
  expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toHaveLength(1);
  press(siteTexts.approve);
  await waitFor(() => expect(screen.queryByText(siteTexts.approve)).toBeNull());
  const events = JSON.parse(localStorage.getItem('projectEvents') ?? '');
  expect(events.slice(1)).toMatchObject([
    { kind: 'texts', answers: { businessName: 'Typed here' } },
    { kind: 'approved', of: 's1' },
  ]);
  await waitFor(() => expect(Object.keys(sessionStorage).filter((name) => name.startsWith('draft:'))).toEqual([]));
});

it('a site whose files cannot be had says so; what the agency has done is not ‘you’', async () => {
  await open('customer', 'order', [begun]);
  fireEvent.click(await screen.findByText(siteTexts.take));
  expect(await screen.findByText(zipTexts.notLoaded)).toBeVisible();
  expect(screen.queryByText('You')).toBeNull();
});

it('before a site stands, its address leads to its project', async () => {
  Object.assign(localStorage, customer({ submissions: JSON.stringify([site]) }));
  localStorage.setItem('projectEvents', logOf('s1', [{ ...begun, at: ago(2) }]));
  const { router } = await renderApp('/site?order=s1');
  await screen.findByRole('heading', { level: 1, name: 'Instant Site' });
  expect(router.state.location.pathname).toBe('/project');
});

it('the address of no site leads to the list', async () => {
  Object.assign(localStorage, customer({ submissions: JSON.stringify([site]) }));
  await renderApp('/site');
  expect(await screen.findByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
});
