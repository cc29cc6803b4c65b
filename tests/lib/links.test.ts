import { afterEach, expect, it } from 'vitest';
import { anchorOf } from '../../src/lib/links';

afterEach(() => document.body.replaceChildren());

it('is found by its id, decoded', () => {
  document.body.innerHTML = '<p id="prices"></p><p id="50% off"></p>';
  expect(anchorOf('#prices')?.id).toBe('prices');
  expect(anchorOf('#50%25%20off')?.id).toBe('50% off');
});

it.each(['', '#', '#nowhere', '#50%', '#100%', '#%E0%A4%A'])('none: "%s"', (hash) => expect(anchorOf(hash)).toBeNull());
