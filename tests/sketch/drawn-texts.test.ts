import { expect, it } from 'vitest';
import { unseenText } from '../../src/content/flows/sketch-drawing';

it('what a drawing cannot show is named as included', () => {
  expect(unseenText(['Analytics setup', 'Basic SEO tags'])).toBe(
    'Included, but not shown: Analytics setup and Basic SEO tags.',
  );
});
