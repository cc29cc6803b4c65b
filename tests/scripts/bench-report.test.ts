import { expect, it } from 'vitest';
import { limits, verdictOf } from '../../tools/bench/limits';
import { median } from '../../tools/bench/report';
import { withoutScripts } from '../../tools/bench/serve';

it('a figure of the bench is over its limit, and from half as much again on it fails', () => {
  const verdicts = (limit: Parameters<typeof verdictOf>[1], ...figures: number[]) =>
    figures.map((figure) => verdictOf(figure, limit));
  expect(verdicts(limits.firstPress, 250, 251, 375, 376, Number.NaN)).toEqual(['', 'over', 'over', 'fails', 'fails']);
  expect(verdicts(limits.performance, 99, 98, 90, 89)).toEqual(['', 'over', 'over', 'fails']);
});

it('the median of no values is no number', () => expect(median([])).toBeNaN());

it('a page without scripts keeps its structured data', () => {
  const data = '<script type="application/ld+json">{"@type":"Organization"}</script>';
  const html = `<head>${data}<link rel="modulepreload" crossorigin href="/a.js"><script type="module" src="/a.js"></script></head>
<body><p>Text</p><script data-main="/a.js" data-modules="/b.js">if (1 > 0) load();
</script></body>`;
  expect(withoutScripts(html)).toBe(`<head>${data}</head>\n<body><p>Text</p></body>`);
});
