const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

export const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const luminance = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** The contrast that WCAG 2 requires of text at level AA. */
export const leastContrast = 4.5;

/** A color between two others. @param share how much of `to` it has, 0 to 1 */
const mix = (from: string, to: string, share: number): string => {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  const mixed = start.map((channel, index) => Math.round(channel + ((end[index] ?? 0) - channel) * share));
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
};

/** The color of errors where the accent is not red. */
const red = '#D02010';
/** Whether red is by far the strongest part of a color, so that it can mark errors. */
const isRed = (color: string): boolean => {
  const [strongest = 0, green = 0, blue = 0] = channelsOf(color);
  return strongest > 2 * green && strongest > 2 * blue;
};

/** The first of fifty colors that has a contrast on all grounds; the last color if none has. @param at the color at a position, 0 to 1 */
export const firstReadable = (at: (share: number) => string, grounds: readonly string[], least: number): string => {
  for (let step = 0; step < 50; step += 1) {
    const color = at(step / 50);
    if (grounds.every((ground) => contrast(color, ground) >= least)) return color;
  }
  return at(1);
};

/** The color nearest to `from`, between it and `to`, that has that contrast on the ground; `to` if none has. */
export const readable = (from: string, to: string, ground: string, least: number): string =>
  firstReadable((share) => mix(from, to, share), [ground], least);

const shadesOn = (ground: string, text: string, accent: string, raised: string, dim: string) => ({
  raised,
  dim,
  // More than AA requires, so that both are readable on raised and dim grounds, too.
  quiet: readable(mix(ground, text, 0.5), text, ground, 6.5),
  line: mix(ground, text, 0.16),
  'line-strong': readable(mix(ground, text, 0.3), text, ground, 4),
  alarm: readable(isRed(accent) ? accent : red, text, ground, 6),
});

type Ground = Readonly<ReturnType<typeof shadesOn>>;
type Named = Readonly<{ paper: Ground; ink: Ground; second?: Ground & Readonly<Record<'ground', string>> }>;
type Brand = Readonly<Record<'paper' | 'ink' | 'vermilion' | 'ultramarine' | 'moss', string>>;

/** All shades of a brand: those that it names, and the others computed from the seven colors. */
export const shadesOf = ({ paper, ink, vermilion, ultramarine, moss }: Brand, named: Named | null = null) => {
  const second = mix(ink, paper, 0.13);
  const read = (color: string) => readable(color, '#FFFFFF', second, 4.6);
  return {
    paper: named?.paper ?? shadesOn(paper, ink, vermilion, mix(paper, '#FFFFFF', 0.6), mix(paper, ink, 0.08)),
    ink: {
      ultramarine: read(ultramarine),
      moss: read(moss),
      ...(named?.ink ?? shadesOn(ink, paper, vermilion, mix(ink, paper, 0.08), mix(ink, '#000000', 0.5))),
    },
    second: named?.second ?? {
      ground: second,
      ...shadesOn(second, paper, vermilion, mix(ink, paper, 0.2), mix(ink, paper, 0.06)),
    },
  };
};
