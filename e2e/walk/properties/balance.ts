import { type Property, storesElsewhere } from './moment';

const sumOf = (history = '[]') =>
  (JSON.parse(history) as { credits: number }[]).reduce((sum, { credits }) => sum + credits, 0);

/** Each balance is the sum of its history, in the browser's storage and on the screen. */
export const balanceIsSumOfHistory: Property = ({ now }) => {
  const { local, text } = now;
  for (const [key, balance] of Object.entries(local)) {
    const [, owner] = /^userCredits(.*)$/.exec(key) ?? [];
    if (owner === undefined) continue;
    const sum = sumOf(local[`creditHistory${owner}`]);
    if (Number(balance) !== sum) return `${key} is ${balance}, its history is ${sum}`;
  }
  const [, shown] = /(?:Available credits|Your credits)\s+([\d,]+)/.exec(text) ?? [];
  if (shown === undefined || storesElsewhere(now)) return null;
  const sum = sumOf(local.creditHistory);
  return Number(shown.replaceAll(',', '')) === sum ? null : `${shown} credits are shown, the history is ${sum}`;
};
