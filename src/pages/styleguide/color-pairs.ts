import type { Colors, Shades } from '../../content/site/brand-types';
import { leastContrast, shadesOf } from '../../lib/shades';

/** A color that is read on another. `least`: the contrast that WCAG 2 asks for, 4.5 for text and 3 for shapes. */
export type ColorPair = Readonly<Record<'name' | 'color' | 'ground', string> & { least: number }>;

/** Text in ink stands on these in both schemes, and text in paper on the others. */
const bright = ['vermilion', 'sun', 'blush'] as const;
const deep = ['ultramarine', 'moss'] as const;

/** Every pair of a text, or of a line or shape with a meaning, and the ground behind it, in both schemes. */
export const colorPairs = (colors: Colors, shades: Shades | null): ColorPair[] => {
  const { paper, ink, second } = shadesOf(colors, shades);
  const pair = (name: string, color: string, ground: string, least = leastContrast) => ({ name, color, ground, least });
  const grounds = {
    paper: { ...colors, ...paper, ground: colors.paper, text: colors.ink },
    ink: { ...ink, ground: colors.ink, text: colors.paper },
    second: { ...ink, ...second, text: colors.paper },
  };
  const onGrounds = Object.entries(grounds).flatMap(([name, { text, ground, raised, dim, quiet, alarm, ...seen }]) => [
    pair(`${name === 'paper' ? 'Ink' : 'Paper'} on ${name}`, text, ground),
    pair(`Quiet on ${name}`, quiet, ground),
    pair(`Alarm on ${name}`, alarm, ground),
    pair(`Quiet on raised ${name}`, quiet, raised),
    pair(`Alarm on raised ${name}`, alarm, raised),
    pair(`Quiet on dim ${name}`, quiet, dim),
    pair(`Line on ${name}`, seen['line-strong'], ground, 3),
    ...deep.map((color) => pair(`${color} as a shape on raised ${name}`, seen[color], raised, 3)),
  ]);
  return [
    ...onGrounds,
    ...bright.map((name) => pair(`Ink on ${name}`, colors.ink, colors[name])),
    ...deep.map((name) => pair(`Paper on ${name}`, colors.paper, colors[name])),
  ];
};
