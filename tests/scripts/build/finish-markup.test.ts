import { expect, test } from 'vitest';
import { finishMarkup } from '../../../scripts/build/finish-markup.ts';

test('marks a field and what is beside it, and nothing else', () => {
  const html =
    '<div><p>Name</p><div class="row"><label for="a"><b>Name</b></label><input id="a"/><br/></div><i></i></div>';
  expect(finishMarkup(html)).toBe(
    '<div><p>Name</p><div class="row"><label for="a" data-own=""><b>Name</b></label><input id="a" data-own=""/><br data-own=""/></div><i></i></div>',
  );
});

test.each(['<textarea>a</textarea>', '<select><option selected="">a</option></select>'])('marks %s', (field) => {
  const marked = field.replace('>', ' data-own="">');
  expect(finishMarkup(`<p>${field}<svg><path d="M0"/></svg></p>`)).toBe(
    `<p>${marked}<svg data-own=""><path d="M0"/></svg></p>`,
  );
});

test('closed answers can be found by the browser’s search', () => {
  expect(finishMarkup('<div id="a" class="answer">Yes.</div>')).toBe(
    '<div id="a" class="answer" hidden="until-found">Yes.</div>',
  );
});
