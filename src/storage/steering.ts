import { isRecord } from '../lib/is-record.ts';
import { type Codec, parseJson } from './codecs/codec.ts';

/** What the demo desk can set. The first value of each field is the normal behavior. */
const choices = {
  /** Result of a payment: decided by its card; the provider's answer is lost; the provider is down. */
  payments: ['card', 'lost', 'down'],
  /** Where credit packs are paid: on the buying page, or on a simulated page of the payment provider. */
  payIn: ['place', 'provider-page'],
  /** How long the simulated delays take: normal, no time, five times as long. */
  waits: ['specified', 'none', 'long'],
  /** How browser storage behaves: it works; it refuses every write; it cannot be accessed. */
  storage: ['normal', 'full', 'blocked'],
} as const;

type Choices = { [Name in keyof typeof choices]: (typeof choices)[Name][number] };

export type Steering = Choices & {
  /** How far the demo's clock is ahead of the real one, in milliseconds. */
  clockOffset: number;
};

export const normalSteering: Steering = {
  payments: 'card',
  payIn: 'place',
  waits: 'specified',
  storage: 'normal',
  clockOffset: 0,
};

/** A hundred years. From the year 10,000 on, dates are written in another form, which no key is read in. */
const mostClockOffset = 3.2e12;

const isSteering = (value: unknown): value is Steering => {
  if (!isRecord(value)) return false;
  const isKnown = Object.entries(choices).every(([name, values]) => values.some((known) => known === value[name]));
  return isKnown && Number.isSafeInteger(value.clockOffset) && Math.abs(Number(value.clockOffset)) < mostClockOffset;
};

/** Any other text is damaged. Written without the schema library, because public pages read it and must not load that. */
export const steering: Codec<Steering> = {
  decode: (raw) => {
    const value = parseJson(raw);
    return isSteering(value) ? { value, damaged: false } : { value: normalSteering, damaged: true };
  },
  encode: (value) => JSON.stringify(value),
};
