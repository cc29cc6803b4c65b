import { expect, it } from 'vitest';
import { nameSketch } from '../../src/sketch/name-sketch';
import { readAnswers } from '../../src/sketch/read-answers';
import { sketchOf } from '../../src/sketch/sketch-of';

it.each(['Ox', ' Hollow \n Kiln ', 'مقهى الياسمين', 'long '.repeat(40)])(
  'a sketch of %j alone has its words alone, and the colors of the form',
  (typed) => {
    const { name, logo, palette, seed, pages } = nameSketch(typed, 'bold');
    const formed = sketchOf(readAnswers({ businessName: typed }));
    expect(formed).toMatchObject({ name, logo, palette, seed });
    const [hero] = formed.pages[0].sections;
    expect(pages).toHaveLength(1);
    expect(pages[0].sections).toEqual([{ ...hero, lead: null }]);
  },
);
