import { describe, expect, it } from 'vitest';
import { readSources } from './imports';
import { faultsIn, remedies } from './jsx-texts';

/*
 * A browser that translates a page replaces each text node. An element with one text and nothing else is safe, because
 * React replaces all that is in it. Of a text with siblings React keeps the node: a change goes to the replaced one and is
 * never seen, and inserting something before it, or removing it, throws.
 */

const sources = Object.fromEntries(Object.entries(readSources('src')).filter(([file]) => file.endsWith('.tsx')));

describe('on a translated page', () => {
  it('every text can change and be removed', () => expect(faultsIn(sources)).toEqual([]));

  it('what somebody has typed is not translated, but for descriptions and answers in sentences', () => {
    const inSentences = /^(?:<bdi>\{boughtItem\(|<bdi>\s+\{text\.split\(address\)|<bdi className="block max-w-measure)/;
    const translated = Object.entries(sources).flatMap(([file, text]) =>
      [...text.matchAll(/<bdi(?!\s+translate).{40}/gs)].filter(([tag]) => !inSentences.test(tag)).map(() => file),
    );
    expect(translated).toEqual([]);
  });

  it('the check reads the sources', () => expect(Object.keys(sources).length).toBeGreaterThan(200));
});

const faultsOf = (jsx: string) =>
  faultsIn({
    'a.tsx': `import { list, words } from './words';\nexport const A = ({ n, on, items, children }: Props) => (\n${jsx}\n);`,
  });

it.each<[keyof typeof remedies, string]>([
  ['beside', '<p>Total {n}</p>'],
  ['beside', "<p>{words.a} {on ? 'a' : 'b'}</p>"],
  ['beside', '<ul>{items.map(({ id, n }) => <li key={id}><b>x</b>{n}</li>)}</ul>'],
  ['list', '<p>{items.map((item) => item.text)}</p>'],
  ['fragment', '<p>{on && <>a <b>x</b></>}</p>'],
  ['after', '<p>{on && <b>x</b>} a</p>'],
])('finds a fault of the kind “%s” in %s', (kind, jsx) => {
  expect(faultsOf(jsx).join()).toMatch(new RegExp(`^a.tsx:\\d+ ${remedies[kind]}: `));
});
