import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NoWrapCompounds } from '../../../src/components/ui/no-wrap-compounds';

test('compounds stay on one line, and the text stays to the letter', () => {
  const text = 'A 15-minute meeting - no stand-up - then 24 hours.';
  const { container } = render(<NoWrapCompounds text={text} />);
  expect(container).toHaveTextContent(text);
  const kept = [...container.querySelectorAll('.whitespace-nowrap')].map((part) => part.textContent);
  expect(kept).toEqual(['15-minute', 'stand-up']);
});
