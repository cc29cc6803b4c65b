import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { open } from '../support/checkout';
import { field } from '../support/forms';

const number = (page: Page) => field(page, 'Card number');
const expiry = (page: Page) => field(page, 'Expiration date (MM/YY)');

/** What the field shows, with a bar where the caret stands. */
const shown = (input: Locator) =>
  input.evaluate((element: HTMLInputElement) => {
    const caret = element.selectionStart ?? 0;
    return `${element.value.slice(0, caret)}|${element.value.slice(caret)}`;
  });

const expectShown = (input: Locator, text: string) => expect.poll(() => shown(input)).toBe(text);

/** Puts the caret after the first occurrence of a text. */
const placeCaret = (input: Locator, after: string) =>
  input.evaluate((element: HTMLInputElement, text) => {
    const place = element.value.indexOf(text) + text.length;
    element.focus();
    element.setSelectionRange(place, place);
  }, after);

/** What a paste does to a field: the text goes in at the caret, as one step. */
const paste = async (page: Page, input: Locator, text: string) => {
  await input.focus();
  await page.keyboard.insertText(text);
};

test.beforeEach(({ page }) => open(page, 'agency'));

test('digits are grouped as they are typed, those of American Express as 4-6-5', async ({ page }) => {
  await number(page).pressSequentially('42424242');
  await expectShown(number(page), '4242 4242|');
  await number(page).fill('');
  await number(page).pressSequentially('378282246310005');
  await expectShown(number(page), '3782 822463 10005|');
  await expiry(page).pressSequentially('1234');
  await expectShown(expiry(page), '12/34|');
});

for (const [pasted, text] of [
  ['4242-4242-4242-4242', '4242 4242 4242 4242|'],
  ['4242 4242 4242 4242', '4242 4242 4242 4242|'],
  ['3782-822463-10005', '3782 822463 10005|'],
] as const)
  test(`a pasted ${pasted} is brought into shape`, async ({ page }) => {
    await paste(page, number(page), pasted);
    await expectShown(number(page), text);
  });

test('a pasted date with a year of four digits is brought into shape', async ({ page }) => {
  await paste(page, expiry(page), '1 / 2034');
  await expectShown(expiry(page), '01/34|');
});

test('the caret stays with the digit that was typed or taken out', async ({ page }) => {
  await number(page).fill('1234567890123456');
  await placeCaret(number(page), '1234 56');
  await page.keyboard.press('0');
  await expectShown(number(page), '1234 560|7 8901 2345 6');
  await page.keyboard.press('Backspace');
  await expectShown(number(page), '1234 56|78 9012 3456');
  await page.keyboard.press('Delete');
  await expectShown(number(page), '1234 56|89 0123 456');
});

test('Backspace goes over a space and takes the digit before it out', async ({ page }) => {
  await number(page).fill('12345678');
  await placeCaret(number(page), '1234 ');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expectShown(number(page), '123|5 678');
});

test('a value that is filled in for the visitor does not take the focus', async ({ page }) => {
  await field(page, 'Name on card').focus();
  // What autofill and password managers do: they set the value and dispatch `input`.
  await number(page).evaluate((element: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, '4242424242424242');
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(number(page)).toHaveValue('4242 4242 4242 4242');
  await expect(field(page, 'Name on card')).toBeFocused();
});

test('a text that is no number stays as it was typed, with the caret in its place', async ({ page }) => {
  await number(page).fill('test card');
  await placeCaret(number(page), 'te');
  await page.keyboard.press('x');
  await expectShown(number(page), 'tex|st card');
});
