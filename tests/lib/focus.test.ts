import { expect, it, vi } from 'vitest';
import { focusPlace, showNextFromTop } from '../../src/lib/focus';

it('the next place is shown from its top, and no other', () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  showNextFromTop();
  focusPlace('', false);
  focusPlace('', false);
  expect(scroll).toHaveBeenCalledOnce();
});
