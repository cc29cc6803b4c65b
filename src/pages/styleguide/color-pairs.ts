import type { Colors, Shades } from '../../content/site/brand-types';
import { shadesOf } from '../../lib/shades';

/** `on` and `look`: classes of the ground and of what stands on it. */
export type ColorPair = Readonly<Record<'name' | 'on' | 'look' | 'text' | 'ground', string>>;

/** Every pair of text and background color that the site uses. */
export const colorPairs = (colors: Colors, shades: Shades | null): ColorPair[] => {
  const { paper, ink } = colors;
  const on = shades ?? shadesOf(colors);
  const grounds = { paper: on.paper, ink: on.ink };
  const quiet = Object.entries(grounds).flatMap(([name, shade]) => {
    const pair = (title: string, look: string, text: string, ground: string) => ({
      name: `${title} ${name}`,
      on: `on-${name}`,
      look,
      text,
      ground,
    });
    const base = name === 'paper' ? paper : ink;
    return [
      pair('Quiet on', 'text-fg-quiet', shade.quiet, base),
      pair('Alarm on', 'text-alarm', shade.alarm, base),
      pair('Quiet on raised', 'bg-ground-raised text-fg-quiet', shade.quiet, shade.raised),
      pair('Alarm on raised', 'bg-ground-raised text-alarm', shade.alarm, shade.raised),
      pair('Quiet on dim', 'bg-ground-dim text-fg-quiet', shade.quiet, shade.dim),
    ];
  });
  return [
    { name: 'Ink on paper', on: '', look: 'bg-paper text-ink', text: ink, ground: paper },
    { name: 'Paper on ink', on: '', look: 'bg-ink text-paper', text: paper, ground: ink },
    ...quiet,
    { name: 'Ink on vermilion', on: '', look: 'bg-vermilion text-ink', text: ink, ground: colors.vermilion },
    {
      name: 'Paper on ultramarine',
      on: '',
      look: 'bg-ultramarine text-paper',
      text: paper,
      ground: colors.ultramarine,
    },
    { name: 'Paper on moss', on: '', look: 'bg-moss text-paper', text: paper, ground: colors.moss },
    { name: 'Ink on sun', on: '', look: 'bg-sun text-ink', text: ink, ground: colors.sun },
    { name: 'Ink on blush', on: '', look: 'bg-blush text-ink', text: ink, ground: colors.blush },
  ];
};
