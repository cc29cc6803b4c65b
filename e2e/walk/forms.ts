import type { Locator } from '@playwright/test';
import { type Command, nameOf, pick, press } from './press';

/** Typed where a secret is asked for: none of it may be found anywhere afterward. */
export const secrets = { card: '4000 0566 5566 5556', expiry: '11/39', code: '7391', password: 'walk-secret-password' };

const answers: readonly (readonly [RegExp, ...string[]])[] = [
  [/password/i, secrets.password],
  [/card number/i, secrets.card],
  [/expir/i, secrets.expiry],
  [/security code|CVC|CVV/i, secrets.code],
  [/email|reach you/i, 'ada@example.com', 'ben@example.com'],
  [/quantity|credits/i, '2', '0', '1,000'],
  [/month/i, '11'],
  [/year/i, '39'],
  [/zip/i, '10001'],
  [/./, 'Walker', 'SAVE20', '12', 'web', '😀 עברית'],
];

/** @returns what is typed */
const fillIn = async (field: Locator, choice: number): Promise<string> => {
  const name = await nameOf(field);
  const [, ...texts] = answers.find(([pattern]) => pattern.test(name)) ?? [];
  const isDate = (await field.getAttribute('type')) === 'date';
  const text = isDate ? '2026-03-05' : (texts[(choice >> 4) % texts.length] ?? '');
  await field.fill(text);
  return text;
};

/** What a dialog covers is hidden by an ancestor; only roles leave it out by themselves. */
const uncovered = ':enabled:not([aria-hidden=true] *)';
const fieldsOf = (part: Locator) =>
  part
    .getByRole('textbox', { disabled: false })
    .or(part.getByRole('searchbox', { disabled: false }))
    .or(part.locator(`input[type=password]${uncovered}`));

/** Types into a field, or chooses an option, checks a box. */
export const typeIntoField: Command = async ({ tabs: [{ page }] }, choice) => {
  const body = page.locator('body');
  const isChoice = choice % 4 === 0;
  const choices = body.getByRole('checkbox').or(body.getByRole('radio'));
  const field = await pick(isChoice ? choices : fieldsOf(body), choice >> 2);
  if (!field) return null;
  const name = await nameOf(field);
  if (isChoice) return (await press(field, 0)) ? `checks ${name}` : null;
  return `types '${await fillIn(field, choice)}' into ${name}`;
};

/** Sends a form of the page: as it is, or with sample data and everything else that is asked for. */
export const sendForm: Command = async ({ tabs: [{ page }] }, choice) => {
  const main = page.getByRole('main');
  const submit = await pick(main.locator(`button[type=submit]${uncovered}`), choice >> 2);
  if (!submit) return null;
  const name = await nameOf(submit);
  if (choice % 4 > 0) {
    const sample = await pick(page.getByRole('button', { name: 'Fill in sample data' }), 0);
    if (sample) await press(sample, 1);
    for (const field of await fieldsOf(main).filter({ visible: true }).all())
      if ((await field.inputValue()) === '') await fillIn(field, choice);
    for (const box of await main.getByRole('checkbox', { checked: false }).and(page.locator('[required]')).all())
      await box.click();
  }
  const isFilled = choice % 4 > 0 ? 'fills in everything and ' : '';
  return (await press(submit, choice >> 2)) ? `${isFilled}presses ${name}` : null;
};
