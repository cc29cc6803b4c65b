import type { Codec } from './codecs';

/** What the demo desk can set. Each field's first value is how the site behaves when nothing is steered. */
const choices = {
  /** What becomes of a payment: what its card says; its answer gets lost; the provider is down. */
  payments: ['card', 'lost', 'down'],
  /** Where credit packs are paid: in place, or on the demo's page of the provider. */
  payIn: ['place', 'provider-page'],
  /** How long the simulated delays take: as specified, no time, five times as long. */
  waits: ['specified', 'none', 'long'],
  /** What browser storage does: works, refuses every write, cannot be had. */
  storage: ['normal', 'full', 'blocked'],
} as const;

type Choices = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export type Steering = Choices & {
  /** How far the demo's clock is ahead of the real one, in milliseconds. */
  clockOffset: number;
};

export const steeringChoices: { [Name in keyof Choices]: readonly Choices[Name][] } = choices;

/** Nothing is steered. */
export const normalSteering: Steering = {
  payments: 'card',
  payIn: 'place',
  waits: 'specified',
  storage: 'normal',
  clockOffset: 0,
};

const parse = (raw: string): unknown => {
  try {
    return JSON.parse(raw);
  } catch {
    return undefined;
  }
};

const isSteering = (value: unknown): value is Steering => {
  if (typeof value !== 'object' || value === null) return false;
  const given: Record<string, unknown> = { ...value };
  const isKnown = Object.entries(choices).every(([name, values]) => values.some((known) => known === given[name]));
  return isKnown && Number.isSafeInteger(given.clockOffset);
};

/** JSON of a `Steering`; any other text steers nothing. By hand, because public pages read it and load no schema library. */
export const steering: Codec<Steering> = {
  decode: (raw) => {
    const value = parse(raw);
    return isSteering(value) ? { value, damaged: false } : { value: normalSteering, damaged: true };
  },
  encode: (value) => JSON.stringify(value),
};
