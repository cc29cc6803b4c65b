import { channelsOf, contrast } from './contrast';

type Base = Readonly<Record<'paper' | 'ink' | 'vermilion', string>>;

/** A color between two others. @param share how much of `to` it has, 0 to 1 */
const mix = (from: string, to: string, share: number): string => {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  const mixed = start.map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};

/** What errors have where the accent is not red. */
const red = '#D02010';
/** A color in which red is by far the strongest, as errors have it. */
const isRed = (color: string): boolean => {
  const [strongest = 0, green = 0, blue = 0] = channelsOf(color);
  return strongest > 2 * green && strongest > 2 * blue;
};

/** The color nearest to `from`, on the way to `to`, that has that contrast on the ground; `to` if none has. */
export const readable = (from: string, to: string, ground: string, least: number): string => {
  const steps = Array.from({ length: 51 }, (_, step) => mix(from, to, step / 50));
  return steps.find((color) => contrast(color, ground) >= least) ?? to;
};

const shadesOn = (ground: string, text: string, accent: string, raised: string, dim: string) => ({
  raised,
  dim,
  // More than AA asks for, so that both are readable on raised and dim grounds, too.
  quiet: readable(mix(ground, text, 0.5), text, ground, 6.5),
  line: mix(ground, text, 0.16),
  'line-strong': readable(mix(ground, text, 0.3), text, ground, 4),
  alarm: readable(isRed(accent) ? accent : red, text, ground, 6),
});

/** The twelve shades of a brand that names only the seven colors. */
export const shadesOf = ({ paper, ink, vermilion }: Base) => ({
  paper: shadesOn(paper, ink, vermilion, mix(paper, '#FFFFFF', 0.6), mix(paper, ink, 0.08)),
  ink: shadesOn(ink, paper, vermilion, mix(ink, paper, 0.08), mix(ink, '#000000', 0.5)),
});
