import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { floor } from '../../scripts/browsers/floor.ts';

/*
 * What the oldest browsers lack. A list with reasons, because the packages that know compatibility data read sources: of built
 * files they see neither what is guarded nor which `.with` is meant. Versions are the first ones of Chrome, Firefox, Safari.
 */
const files = (ending: string) =>
  readdirSync('dist/assets')
    .filter((file) => file.endsWith(ending))
    .map((file) => ({ file, text: readFileSync(`dist/assets/${file}`, 'utf8') }));
const scripts = files('.js');
const sheets = files('.css');
const sheet = sheets.map(({ text }) => text).join('');
/** The sketch's sheets stand in scripts. */
const styles = [...sheets, ...scripts];

/** Names that no script may use, packages included: with them a page would throw below the versions behind. */
const missing: Readonly<Record<string, RegExp>> = {
  'Promise.withResolvers 119 121 17.4': /Promise\.withResolvers/,
  'Promise.try 128 134 18.2': /Promise\.try\b/,
  'Object.groupBy 117 119 17.4': /(?:Object|Map)\.groupBy\(/,
  'Array.fromAsync 121 115 16.4': /Array\.fromAsync/,
  'Set methods 122 127 17': /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  'helpers of iterators 122 131 18.4':
    /(?:\.values\(\)|\.keys\(\)|\.entries\(\)|\.matchAll\([^()]*\))\.(?:map|filter|some|every|find|toArray|take|drop|flatMap|reduce|forEach)\(/,
  'URL.canParse 120 115 17, URL.parse 126 126 18': /URL\.(?:canParse|parse)\(/,
  'AbortSignal.any 116 124 17.4': /AbortSignal\.any/,
  'checkVisibility 105 106 17.4': /\.checkVisibility\(/,
  'popovers 114 125 17': /\.(?:show|hide|toggle)Popover\(/,
  'moveBefore 133, setHTMLUnsafe 124 123 17.4': /\.(?:moveBefore|setHTMLUnsafe|getHTML)\(/,
  'RegExp.escape 136 134 18.2': /RegExp\.escape/,
  'Uint8Array in base64 140 133 18.2': /\.(?:toBase64|setFromBase64|toHex)\(|\.fromBase64\(/,
  'Intl.DurationFormat 129 136 16.4': /Intl\.DurationFormat/,
  'ReadableStream.from 124 117': /ReadableStream\.from\(/,
  'ArrayBuffer.transfer 114 122 17.4': /\.transferToFixedLength\(/,
};

it('the versions in this test are those above the floor, which the README names and the old Chrome has', () => {
  expect(floor).toEqual({ Chrome: '111', Firefox: '128', Safari: '16.4' });
  const [chrome, firefox, safari] = Object.entries(floor).map((browser) => browser.join(' '));
  expect(readFileSync('README.md', 'utf8')).toContain(`from ${chrome}, ${firefox} and ${safari} on`);
  expect(readFileSync('e2e/floor/package.json', 'utf8')).toContain(`"@sparticuz/chromium": "${floor.Chrome}.`);
});

/** Radix asks `typeof x.checkVisibility` first. */
const isAskedFor = (text: string, call: string) =>
  new RegExp(`typeof [\\w.$]+\\.${/(\w+)\(?$/.exec(call)?.[1]}\\b`).test(text);

it.each(Object.entries(missing))('no script uses %s, unless it asks for it first', (_, name) => {
  const uses = scripts.filter(({ text }) => {
    const call = name.exec(text)?.[0];
    return call !== undefined && !isAskedFor(text, call);
  });
  expect(uses.map(({ file }) => file)).toEqual([]);
});

it('no sheet is nested, which Chrome 111 cannot read: neither the site’s nor the sketch’s', () => {
  // In a sheet `&` begins a rule, follows a rule's brace, or stands in a list.
  for (const { file, text } of sheets) expect(text.match(/[{};,]\s*&[\s.:>+~[{,]/g) ?? [], file).toEqual([]);
  const looks = scripts.filter(({ text }) => text.includes('@container site'));
  expect(looks).not.toEqual([]);
  for (const { file, text } of looks)
    expect(text.match(/[{};]&(?:[.:>+~[{]| [.:>+~[a-z])[^;{}]*\{/g) ?? [], file).toEqual([]);
});

it('`:dir()` stays: a list of languages would be wrong for a name in another script', () => {
  expect(scripts.some(({ text }) => text.includes(':dir(rtl)'))).toBe(true);
});

// Before Safari 17.4 `content: "*" / ""` is dropped whole, and a value before it, too: Tailwind's is a variable.
it('a mark that is not read out takes its second half from `--unread`, which is empty where it is not known', () => {
  expect(sheet).toMatch(/@supports not \(content: ?"x" ?\/ ?""\) ?\{:root\{--unread: ?;?\}\}/);
  const direct = /content:(?:"[^"]*"|attr\([^)]*\)) ?\/ ?"/g;
  for (const { file, text } of styles)
    expect(text.replace(/\(content:"x" ?\/ ?""\)/g, '').match(direct) ?? [], file).toEqual([]);
});

// Until Chrome 128, Firefox 132 and Safari 18.3 a container contains its layout, and places what is fixed in it.
it('only boxes that hold nothing fixed are containers: not the root, and no element by its name', () => {
  const containers = [...sheet.matchAll(/([^{}]+)\{[^{}]*container(?:-type)?:/g)].map(([, selector]) =>
    selector?.trim(),
  );
  expect(containers).toEqual(['.page-box,#root>footer']);
});

// `::details-content` is known from Chrome 131, Firefox 143 and Safari 18.4 on.
it('what a part of an open `details` looks like is asked for where it is known', () => {
  const unguarded = sheet.replaceAll(
    /@supports selector\(::details-content\)\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g,
    '',
  );
  expect(unguarded).not.toContain('::details-content');
});

it('what hovering stops or opens is for devices that can hover: after a tap a touch screen keeps the hover', () => {
  const elsewhere = sheet.replaceAll(/@media \(hover: ?hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  expect(elsewhere).not.toMatch(/:hover[^{}]*\{[^}]*(?:animation|display|visibility)/);
});

it('a list without marks stays a list in Safari', () => {
  expect(sheet).toMatch(/ol,ul,menu\{list-style(?:-type)?:""\}/);
  expect(sheet.match(/[^{}]*\{[^}]*list-style(?:-type)?:none/g) ?? []).toHaveLength(1);
});
