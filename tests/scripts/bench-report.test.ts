import { describe, expect, it } from 'vitest';
import { limits, verdictOf } from '../../e2e/bench/limits';
import { median, tableOf } from '../../e2e/bench/report';
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

describe('the table of the bench', () => {
  it('has median, least and most of each row, its limit and whether it is over that', () => {
    const rows = [
      { what: 'first press', values: [300, 200, 260], limit: limits.firstPress },
      { what: 'FCP', values: [1.004], digits: 2, limit: limits.paintRatio },
      { what: 'few orders', values: [80, 90, 70] },
    ];
    expect(tableOf(rows).split('\n')).toEqual([
      '| what        |   is | least | most | limit |      |',
      '| ----------- | ---: | ----: | ---: | ----: | ---: |',
      '| first press |  260 |   200 |  300 | ≤ 250 | over |',
      '| FCP         | 1.00 |  1.00 | 1.00 | ≤ 1.1 |      |',
      '| few orders  |   80 |    70 |   90 |       |      |',
    ]);
  });

  it('is Markdown also where nothing is over', () => {
    expect(tableOf([{ what: 'a', values: [7] }]).split('\n')[1]).toBe('| ---- | -: | ----: | ---: | ----: | -: |');
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
