import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { colors, mark } from '../../../brand.config';
import { BrandControls } from '../../../src/pages/styleguide/brand-controls';

const property = (name: string) => document.documentElement.style.getPropertyValue(name);
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: value.toLowerCase() } });

it('a chosen color is the page’s at once, with shades to match, until the page is left', () => {
  const { unmount } = render(<BrandControls />);
  expect(property('--color-paper')).toBe(colors.paper);
  const shades = ['--color-paper-line', '--color-second-ground'];
  const before = shades.map(property);
  choose('paper', colors.moss);
  expect(property('--color-paper')).toBe(colors.moss);
  for (const [index, shade] of shades.entries()) expect(property(shade)).not.toBe(before[index]);
  unmount();
  expect(property('--color-paper')).toBe('');
});

it('gives the configuration of what is chosen', async () => {
  const user = userEvent.setup();
  render(<BrandControls />);
  expect(screen.queryByText(/too low/)).toBeNull();
  choose('moss', colors.sun);
  expect(screen.getAllByText(/too low$/).length).toBeGreaterThan(0);
  await user.selectOptions(screen.getByLabelText('Tile 2'), 'moss');
  const text = screen.getByText(/export const colors/).textContent;
  expect(text).toContain(`  moss: '${colors.sun}',\n`);
  expect(text).toContain('export const shades: Shades | null = null;');
  const others = mark.filter(({ color }, index) => color === 'moss' && index !== 1);
  expect(text?.match(/color: 'moss'/g)).toHaveLength(others.length + 1);
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  await screen.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe(text);
});
