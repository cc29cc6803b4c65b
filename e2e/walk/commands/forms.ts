import type { Locator } from '@playwright/test';
import { answerTo } from '../answers';
import { nameOf, press } from '../visitor';
import type { Command } from './command';

/** What a dialog covers is hidden by an ancestor; only roles leave it out by themselves. */
const uncovered = ':enabled:not([aria-hidden=true] *)';

const fieldsOf = (part: Locator) =>
  part
    .getByRole('textbox', { disabled: false })
    .or(part.getByRole('searchbox', { disabled: false }))
    .or(part.locator(`input[type=password]${uncovered}`));

/** Types into a field, or chooses an option, checks a box. */
export const typeIntoField: Command = async (visitor, choice) => {
  const body = visitor.page.locator('body');
  const choices = body.getByRole('checkbox').or(body.getByRole('radio'));
  const field = await visitor.pick(choice % 4 === 0 ? choices : fieldsOf(body), choice >> 2);
  if (!field) return null;
  const name = await nameOf(field);
  if (choice % 4 === 0) return (await press(field, 0)) ? `checks ${name}` : null;
  const text = await answerTo(field, choice);
  await field.fill(text);
  return `types '${text}' into ${name}`;
};

/** Sends a form of the page: as it is, or with sample data and everything else that is asked for. */
export const sendForm: Command = async (visitor, choice) => {
  const { page } = visitor;
  const main = page.getByRole('main');
  const submit = await visitor.pick(main.locator(`button[type=submit]${uncovered}`), choice >> 2);
  if (!submit) return null;
  const name = await nameOf(submit);
  const isFilled = choice % 4 > 0;
  if (isFilled) {
    const sample = await visitor.pick(page.getByRole('button', { name: 'Fill in sample data' }), 0);
    if (sample) await press(sample, 1);
    for (const field of await fieldsOf(main).filter({ visible: true }).all())
      if ((await field.inputValue()) === '') await field.fill(await answerTo(field, choice));
    for (const box of await main.getByRole('checkbox', { checked: false }).and(page.locator('[required]')).all())
      await box.click();
  }
  if (!(await press(submit, choice >> 2))) return null;
  return isFilled ? `fills in everything and presses ${name}` : `presses ${name}`;
};
