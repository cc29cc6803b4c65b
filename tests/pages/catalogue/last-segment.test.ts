import { expect, test } from 'vitest';
import { lastSegment } from '../../../src/paths';

test.each([
  ['cloud', 'cloud'],
  ['cloud/', 'cloud'],
  ['any/thing/cloud', 'cloud'],
  ['//', ''],
  ['', ''],
  [undefined, ''],
])('of %s is %s', (path, segment) => {
  expect(lastSegment(path)).toBe(segment);
});
