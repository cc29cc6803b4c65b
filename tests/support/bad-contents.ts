/** What no page of ours ever wrote, and any storage may hold. */
export const badContents: readonly string[] = [
  ['', ' ', 'null', 'undefined', 'NaN', '-1', '1.5', '1e309', '99999999999999999999', 'TRUE', '0', '"text"'],
  ['[]', '{}', '[null]', '[{}]', '[[[]]]', '{"__proto__":{"polluted":true}}', '[{"id":"a","type":"purchase"'],
  [`["${'x'.repeat(50_000)}"]`, JSON.stringify('x'.repeat(100_000)), '\u0000\uFFFF', '<script>alert(1)</script>'],
].flat();
