import { expect, it } from 'vitest';
import { watchScheme } from '../../../src/services/site/color-scheme';
import { refuseWrites } from '../../support/storage';

it('a choice that could not be stored lasts until the next one', () => {
  const fields = document.body.appendChild(document.createElement('fieldset'));
  fields.append(
    ...['', 'light', 'dark'].map((value) => Object.assign(document.createElement('input'), { type: 'radio', value })),
  );
  watchScheme(fields);
  const choose = (value: string) => {
    const input = fields.querySelector<HTMLInputElement>(`[value="${value}"]`);
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'colorScheme' }));
    return document.documentElement.dataset.scheme;
  };
  const end = refuseWrites();
  expect(choose('light')).toBe('light');
  end();
  expect(choose('dark')).toBe('dark');
});
