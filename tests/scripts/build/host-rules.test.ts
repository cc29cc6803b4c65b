import { expect, it } from 'vitest';
import { headersFor, metaPolicy, parseHeaders, parseRedirects, underBase } from '../../../scripts/build/host-rules';
import { headersFile } from '../../../scripts/build/inline-script';

const file = await headersFile('.');

it('headersFor takes the headers of every rule that matches, and of no other', () => {
  const rules = parseHeaders('# remark\n/*\n  A: 1\n/assets/*\n  B: x: y\n/assets\n  C: 3');
  expect([...headersFor(rules, '/assets/a.js')]).toEqual([
    ['A', '1'],
    ['B', 'x: y'],
  ]);
  expect([...headersFor(rules, '/assets')]).toEqual([
    ['A', '1'],
    ['C', '3'],
  ]);
});

it('headersFor joins what stands twice, as a real host does', () => {
  const rules = parseHeaders('/*\n  Cache-Control: no-store\n/assets/*\n  Cache-Control: immutable');
  expect(headersFor(rules, '/assets/a.js').get('Cache-Control')).toBe('no-store, immutable');
});

it('headersFor reads our own file, in which nothing stands twice', () => {
  for (const [name, value] of headersFor(parseHeaders(file), '/assets/a.js'))
    if (name !== 'Permissions-Policy') expect(value.split(', '), name).toHaveLength(name === 'Cache-Control' ? 3 : 1);
});

it('our own file has every security header, and lets hashed files alone be kept', () => {
  const rules = parseHeaders(file);
  expect(Object.fromEntries(headersFor(rules, '/'))).toMatchObject({
    'Strict-Transport-Security': expect.stringMatching(/^max-age=\d{8};/),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
  expect(headersFor(rules, '/assets/a.js').get('Cache-Control')).toContain('immutable');
});

it('metaPolicy is the policy of the header, without what a meta element cannot say', () => {
  const header = headersFor(parseHeaders(file), '/').get('Content-Security-Policy') ?? '';
  expect(metaPolicy(file)).toBe(header.replace(" frame-ancestors 'none';", ''));
  expect(metaPolicy(file)).not.toBe(header);
});

it('metaPolicy allows neither evaluation nor inline code, but for two scripts', () => {
  expect(metaPolicy(file)).not.toMatch(/unsafe|nonce|\*/);
  expect(metaPolicy(file)).toMatch(
    /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}='){2}; style-src 'self';/,
  );
});

it('metaPolicy refuses a file without a policy', () => {
  expect(() => metaPolicy('/*\n  A: 1')).toThrow('no Content-Security-Policy');
});

it('underBase moves every path and leaves addresses alone', () => {
  expect(underBase('/*\n  Content-Security-Policy: frame-src https://a.example/b\n/assets/*', '/site/')).toBe(
    '/site/*\n  Content-Security-Policy: frame-src https://a.example/b\n/site/assets/*',
  );
  expect([...parseRedirects(underBase('/a /b 301', '/site/'))]).toEqual([['/site/a', { to: '/site/b', status: 301 }]]);
  expect(underBase('/a /b', '/')).toBe('/a /b');
});
