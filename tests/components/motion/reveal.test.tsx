import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Reveal } from '../../../src/components/motion/reveal';
import { fakeViewport } from '../../support/viewport';

it('gets the class active once a tenth of it is in view', () => {
  const viewport = fakeViewport({ below: true });
  render(<Reveal>text</Reveal>);
  expect(screen.getByText('text')).not.toHaveClass('active');
  expect(screen.getByText('text')).toHaveClass('waiting');
  expect(viewport.options).toEqual([expect.objectContaining({ threshold: 0.1 })]);
  viewport.scrollIntoView();
  expect(screen.getByText('text')).toHaveClass('active');
  expect(screen.getByText('text')).not.toHaveClass('waiting');
});

it.each([
  { below: false, still: false },
  { below: true, still: true },
])('never moves what is above the fold or must not move: %j', (where) => {
  fakeViewport(where);
  render(<Reveal>text</Reveal>);
  expect(screen.getByText('text')).toHaveClass('active');
});

it('is in its place in prerendered HTML', () => {
  expect(renderToString(<Reveal>text</Reveal>)).toBe('<div class="reveal">text</div>');
});
