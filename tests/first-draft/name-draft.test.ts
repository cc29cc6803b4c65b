import { expect, it } from 'vitest';
import { draftOf } from '../../src/first-draft/draft-of';
import { nameDraft } from '../../src/first-draft/name-draft';
import { readAnswers } from '../../src/first-draft/read-answers';

it.each(['Ox', ' Hollow \n Kiln ', 'مقهى الياسمين', 'long '.repeat(40)])(
  'a draft of %j alone has its words alone, and the colors of the form',
  (typed) => {
    const { name, palette, seed, pages } = nameDraft(typed, 'bold');
    const formed = draftOf(readAnswers({ businessName: typed }));
    expect({ name, palette, seed }).toEqual({ name: formed.name, palette: formed.palette, seed: formed.seed });
    const [hero] = formed.pages[0].sections;
    expect(pages).toHaveLength(1);
    expect(pages[0].sections).toEqual([{ ...hero, headline: name, lead: null }]);
  },
);
