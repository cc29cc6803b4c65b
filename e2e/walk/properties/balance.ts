import type { Property } from './moment';

const sumOf = (history = '[]') =>
  (JSON.parse(history) as { credits: number }[]).reduce((sum, { credits }) => sum + credits, 0);

/** Each balance is the sum of its history, in the browser's storage and on the screen. */
export const balanceIsSumOfHistory: Property = ({ now: { local, text, session } }) => {
  for (const [key, balance] of Object.entries(local)) {
    const [, owner] = /^userCredits(.*)$/.exec(key) ?? [];
    if (owner === undefined) continue;
    const sum = sumOf(local[`creditHistory${owner}`]);
    if (Number(balance) !== sum) return `${key} is ${balance}, its history is ${sum}`;
  }
  const [, shown] = /(?:Available credits|Your credits)\s+([\d,]+)/.exec(text) ?? [];
  // With a storage that is blocked the page has its own.
  if (shown === undefined || session.demoSteering?.includes('blocked')) return null;
  const sum = sumOf(local.creditHistory);
  return Number(shown.replaceAll(',', '')) === sum ? null : `${shown} credits are shown, the history is ${sum}`;
};
