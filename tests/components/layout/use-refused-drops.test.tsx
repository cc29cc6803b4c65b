import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRefusedDrops } from '../../../src/components/layout/workspace-layout';

const drop = (types: string[]) => {
  const dataTransfer = { types, dropEffect: 'copy' };
  return { isLeftToBrowser: fireEvent.drop(document.body, { dataTransfer }), dataTransfer };
};

it('refuses files that are dropped on the page, until the page is left', () => {
  const { unmount } = renderHook(useRefusedDrops);
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } })).toBe(false);
  expect(drop(['Files'])).toEqual({ isLeftToBrowser: false, dataTransfer: { types: ['Files'], dropEffect: 'none' } });
  unmount();
  expect(drop(['Files']).isLeftToBrowser).toBe(true);
});

it('leaves a dropped text, and files that a field takes, alone', () => {
  renderHook(useRefusedDrops);
  expect(drop(['text/plain']).isLeftToBrowser).toBe(true);
  const take = (event: Event) => event.preventDefault();
  document.addEventListener('drop', take);
  expect(drop(['Files']).dataTransfer.dropEffect).toBe('copy');
  document.removeEventListener('drop', take);
});
