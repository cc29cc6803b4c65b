import type { Locator } from '@playwright/test';

/** What the walk types where a secret is asked for: none of it may be found anywhere afterward. */
export const secrets = { card: '4000 0566 5566 5556', expiry: '11/39', code: '7391', password: 'walk-secret-password' };

const emails = ['ada@example.com', 'ben@example.com'];
const plain = ['Walker', 'SAVE20', '12', 'web', '😀 עברית'];

const answers: readonly (readonly [RegExp, readonly string[]])[] = [
  [/password/i, [secrets.password]],
  [/card number/i, [secrets.card]],
  [/expir/i, [secrets.expiry]],
  [/security code|CVC|CVV/i, [secrets.code]],
  [/email|reach you/i, emails],
  [/quantity|credits/i, ['2', '0', '1,000']],
  [/month/i, ['11']],
  [/year/i, ['39']],
  [/date|deadline|from|until/i, ['2026-03-05']],
  [/zip/i, ['10001']],
];

export const answerTo = async (field: Locator, choice: number): Promise<string> => {
  const { name, type } = await field.evaluate((given) => {
    const { ariaLabel, labels, type } = given as HTMLInputElement;
    return { name: ariaLabel ?? labels?.[0]?.innerText ?? '', type };
  });
  if (type === 'date') return '2026-03-05';
  const [, texts] = answers.find(([pattern]) => pattern.test(name)) ?? [];
  const given = texts ?? plain;
  if (type === 'number') return '12';
  return given[(choice >> 4) % given.length] ?? '';
};
