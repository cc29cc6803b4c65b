import { expect, test } from 'vitest';
import { lastSegment } from '../../../src/paths';

test('is what follows the last slash before the end', () => {
  expect(['cloud', 'cloud/', 'any/thing/cloud'].map(lastSegment)).toEqual(['cloud', 'cloud', 'cloud']);
  expect(['//', '', undefined].map(lastSegment)).toEqual(['', '', '']);
});
