import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from '../../../../src/components/media/picture/picture';
import { expectConsole } from '../../../support/setup';

const still = { src: '/media/bellabeat/still-1', alt: 'Mosaic of leaves' };
const card = { src: '/media/cards/web-design', alt: 'Mosaic of a page' };
const fail = (name: string) => fireEvent.error(screen.getByRole('img', { name }));

it('offers AVIF and WebP in the widths that exist, and keeps its place', () => {
  const { container } = render(<Picture picture={card} sizes="520px" />);
  const sources = [...container.querySelectorAll('source')].map(({ type, srcset }) => `${type} ${srcset}`);
  expect(sources).toEqual([
    'image/avif /media/cards/web-design-480.avif 480w, /media/cards/web-design-960.avif 960w',
    'image/webp /media/cards/web-design-480.webp 480w, /media/cards/web-design-960.webp 960w',
  ]);
  const image = screen.getByRole('img', { name: 'Mosaic of a page' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '720']);
  expect(image).toHaveAttribute('loading', 'lazy');
});

it('of the carousel is replaced by a placeholder, with a line in the console', () => {
  render(<Picture picture={card} sizes="520px" />);
  fail('Mosaic of a page');
  expect(screen.getByText('Image not found')).toBeVisible();
  expect(screen.getByText('Mosaic of a page')).toBeVisible();
  expect(expectConsole('web-design-960.webp')).toEqual([expect.stringContaining('console.log: Image not found')]);
});

it('of a case study is replaced by a tile with its address, with an error in the console', () => {
  render(<Picture picture={still} sizes="100vw" />);
  fail('Mosaic of leaves');
  expect(screen.getByText('Image could not be loaded')).toBeVisible();
  expect(screen.getByText('/media/bellabeat/still-1-960.webp')).toBeVisible();
  // It may stand in a link, where no button can be.
  expect(screen.queryByRole('button')).toBeNull();
  expect(expectConsole('still-1-960.webp')).toEqual([expect.stringContaining('console.error')]);
});

it('is asked for again by the visitor, or by itself when the browser is back online', () => {
  render(<Picture picture={still} sizes="100vw" canRetry />);
  fail('Mosaic of leaves');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fail('Mosaic of leaves');
  fireEvent(window, new Event('online'));
  expect(screen.getByRole('img', { name: 'Mosaic of leaves' })).toBeVisible();
  expect(expectConsole('still-1')).toHaveLength(2);
});
