import { expect, it } from 'vitest';
import { identity } from '../../../brand.config';
import { createAccountIndex } from '../../../src/components/search/account-entries';
import { findIn } from '../../../src/search/engine';
import { bought } from '../../../support/entries';

const sent = { kind: 'trial', date: '2026-11-02T08:00:00.000Z' };
const sentBy = (email: string, name: string) => ({ ...sent, id: `trial-${name}`, answers: { fullName: name, email } });
const paidBy = (email: string, who: string, payment: string) => {
  const order = { ...sent, id: `${who}-1`, kind: 'checkout', payment };
  const site = { ...sent, id: `${who}-2`, kind: 'instant-site', answers: { email, payment: { paidBy: order.id } } };
  return [{ ...order, answers: { email, plan: 'agency', totalAmount: 5000 } }, site];
};
const historyOf = (id: string, credits: number) =>
  JSON.stringify([
    bought(id, '01', { credits, stripeSessionId: `cs_${credits}page`, description: `Purchased ${credits}` }),
  ]);
const [ada, grace, di] = ['ada@example.com', 'grace@example.com', 'di@xn--mller-kva.de'];
const trials = [sentBy(ada, 'Ada Lovelace'), sentBy(grace, 'Grace Hopper'), sentBy(di, 'Di')];

/** What somebody finds in a browser that three customers have used: titles and addresses. */
const found = async (query: string, session: Readonly<Record<string, string>>) => {
  Object.assign(localStorage, {
    ...{ accountOwner: ada, creditHistory: historyOf('adasorder', 321), 'userName_grace@example.com': 'Grace Hopper' },
    [`creditHistory_${ada}`]: historyOf('adasorder', 321),
    [`creditHistory_${grace}`]: historyOf('gracesorder', 654),
    [`creditHistory_${di}`]: historyOf('disorder', 987),
    submissions: JSON.stringify([...paidBy(ada, 'ada', 'pay_4f7k'), ...paidBy(grace, 'grace', 'pay_9c2m'), ...trials]),
    ...session,
  });
  const { hits } = findIn(await createAccountIndex(), query, () => true, 10);
  return hits.map(({ title, href }) => `${title} ${href}`);
};
const [userEmail] = identity.adminEmails;
const admin = { authToken: 't', userEmail, accountOwner: userEmail, isAdmin: 'true', creditHistory: '[]' };

it.each<[query: string, expected: RegExp]>([
  ['adasorder', /^Purchased 321 \/receipt\?entry=adasorder/],
  ['ada lovelace', /^Free trial: Ada Lovelace \/project\?order=trial-Ada\+Lovelace/],
  ...['pay_4f7k', 'Reference: PAY_4F7K', 'ada-1'].map((query): [string, RegExp] => [
    query,
    /^Agency Service: \S+ \S+ada-1/,
  ]),
  ['pay_4f7k', /^Instant Site, paid at checkout: \S+ \S+ada-2/m],
  ['agency service invoice', /^Agency Service: \S+ \S+ada-1/],
  ['cs_321page', /^Purchased 321/],
  ...['pay_9c2m', 'cs_654page', 'grace hopper', grace, '654'].map((query): [string, RegExp] => [query, /^/]),
])('a customer finds by “%s” what is their own, and nothing of others', async (query, expected) => {
  const lines = (await found(query, { authToken: 't', userEmail: ada })).join('\n');
  expect(lines).toMatch(expected);
  expect(lines).not.toMatch(/654|987|Grace|Di /);
});

it.each<[query: string, expected: RegExp]>([
  ['gracesorder', /^Purchased 654 \/admin\?q=grace%40example\.com/],
  ['grace hopper', /^Free trial: Grace Hopper \/project\?order=trial-Grace\+Hopper/],
  ['pay_9c2m', /^Agency Service: \S+ \/project\?order=grace-1/],
  ...['müller', 'di@müller.de', di].map((query): [string, RegExp] => [query, /^Purchased 987 /]),
])('an admin finds by “%s” what its customer did', async (query, expected) => {
  expect(await found(query, admin)).toContainEqual(expect.stringMatching(expected));
});

it('who is signed out finds nothing', async () => expect(await found('adasorder', { userEmail: ada })).toEqual([]));
