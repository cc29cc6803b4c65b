import { describe, expect, it } from 'vitest';
import { limits, verdictOf } from '../../e2e/bench/limits';
import { median } from '../../e2e/bench/report';
import { withoutScripts } from '../../e2e/bench/serve';

describe('a figure of the bench', () => {
  it.each([
    [250, ''],
    [251, 'over'],
    [375, 'over'],
    [376, 'fails'],
    [Number.NaN, 'fails'],
  ])('of %s ms for the first press: "%s"', (figure, verdict) => {
    expect(verdictOf(figure, limits.firstPress)).toBe(verdict);
  });

  it.each([
    [99, ''],
    [98, 'over'],
    [90, 'over'],
    [89, 'fails'],
  ])('of %s for performance: "%s"', (figure, verdict) => {
    expect(verdictOf(figure, limits.performance)).toBe(verdict);
  });
});

it('the median of no values is no number', () => {
  expect(median([])).toBeNaN();
});

it('a page without scripts keeps its structured data', () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const html = `<head>${data}<link rel="modulepreload" crossorigin href="/a.js"><script type="module" src="/a.js"></script></head>
<body><p>Text</p><script data-main="/a.js" data-modules="/b.js">if (1 > 0) load();
</script></body>`;
  expect(withoutScripts(html)).toBe(`<head>${data}</head>\n<body><p>Text</p></body>`);
});
