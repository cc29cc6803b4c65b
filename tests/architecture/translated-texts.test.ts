import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsIn, remedies } from './texts/faults';

/*
 * A browser that translates a page replaces each text node. An element with one text and nothing else is safe, because
 * React replaces all that is in it. Of a text with siblings React keeps the node: a change goes to the replaced one and is
 * never seen, and inserting something before it, or removing it, throws.
 */

const sources = Object.fromEntries(
  readdirSync('src', { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => [file, readFileSync(path.join('src', file), 'utf8')]),
);

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

const head = "import { list, words } from './words';\n";
const faultsOf = (jsx: string) =>
  faultsIn({ 'a.tsx': `${head}export const A = ({ n, on, items, children }: Props) => (\n${jsx}\n);` });

const faulty: readonly [keyof typeof remedies, string][] = [
  ['beside', '<p>Total {n}</p>'],
  ['beside', '<p>{n} <b>x</b></p>'],
  ['beside', '<Button>{n} left</Button>'],
  ['beside', "<p>{words.a} {on ? 'a' : 'b'}</p>"],
  ['beside', "<p><b>x</b>{on && 'a'}</p>"],
  ['beside', '<p>{words[n]}<b>x</b></p>'],
  ['beside', '<ul>{items.map(({ id, n }) => <li key={id}><b>x</b>{n}</li>)}</ul>'],
  ['list', '<p>{items.map((item) => (on ? item : <b key={item}>{item}</b>))}</p>'],
  ['list', 'items.map((item) => item.text)'],
  ['fragment', '<>{n}</>'],
  ['fragment', '<p>{on && <>a <b>x</b></>}</p>'],
  ['after', '<p>{on && <b>x</b>} a</p>'],
  ['after', '<p>{items.map((item) => <b key={item}>x</b>)}{words.a}</p>'],
  ['after', '<p><Icon icon={on ? X : Y} /> a</p>'],
  ['after', '<p><img key={n} /> a</p>'],
  ['after', '<p><Other /> a</p>'],
  ['root', 'words.of(n)'],
  ['branches', '<p>{on ? <b>a <i>x</i></b> : <b>b <i>x</i></b>}</p>'],
];

const sound = [
  '<p>{n}</p>',
  '<p>{words.of(n)}</p>',
  "<p>{on ? 'a' : 'b'}</p>",
  '<p>Total <b>{n}</b></p>',
  '<p>{words.a} {words.b.c} <Link to={n}>x</Link>.</p>',
  '<p>a {on && <b>x</b>}</p>',
  '<p>\n  {on && <b>x</b>}\n  {/* a */}\n  <i>{n}</i>\n</p>',
  '<p><Icon icon={words.icon} /> a</p>',
  '<ul>{list.map(({ id, text }) => <li key={id}><b>x</b>{text}</li>)}</ul>',
  '<ul>{items.map((item) => <li key={item}><b>x</b>{item}</li>)}</ul>',
  '<p>{on ? <b key="a">a <i>x</i></b> : <b key="b">b <i>x</i></b>}</p>',
  '<p><b>x</b>{children}</p>',
];

describe('the check itself', () => {
  it.each(faulty)('finds a fault of the kind “%s” in %s', (kind, jsx) => {
    expect(faultsOf(jsx).join()).toMatch(new RegExp(`^a.tsx:\\d+ ${remedies[kind]}: `));
  });

  it.each(sound)('finds no fault in %s', (jsx) => expect(faultsOf(jsx)).toEqual([]));

  it('finds a text given to a component that puts its children beside others, also through another one', () => {
    const box = 'export const Box = ({ children }: Props) => <div><b>x</b>{children}</div>;';
    const outer = 'export const Outer = ({ children }: Props) => <Box>{children}</Box>;';
    const page = 'export const Page = () => <Outer>a</Outer>;';
    expect(faultsIn({ 'a.tsx': box, 'b.tsx': outer, 'c.tsx': page })).toEqual([
      `c.tsx:1 ${remedies.slot}: <Outer>a</Outer>`,
    ]);
    expect(faultsIn({ 'a.tsx': box, 'c.tsx': 'export const Page = () => <Box><p>a</p></Box>;' })).toEqual([]);
  });

  it('takes a property for an element if its type allows nothing else', () => {
    const body = '\nexport const A = ({ note }: Props) => <div><b>x</b>{note}</div>;';
    expect(faultsIn({ 'a.tsx': `type Props = { note?: ReactElement | false };${body}` })).toEqual([]);
    expect(faultsIn({ 'a.tsx': `type Props = { note?: ReactNode };${body}` })).toHaveLength(1);
  });
});
