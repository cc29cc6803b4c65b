import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchControl } from '../../../src/components/search/search-control';
import { loadSiteIndex } from '../../../src/search/site-index';
import { bought, customer } from '../../../support/entries';
import { resize, seed, sidewaysScroll, violationsIn } from '../../support/browser';
import { renderAt } from '../../support/in-router';

// The development server makes the index at the first request.
beforeAll(() => loadSiteIndex(), 60_000);

const field = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Search the site' });
const options = () => screen.findAllByRole<HTMLAnchorElement>('option');
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });
const gone = () => waitFor(() => expect(dialog()).toBeNull());
/** The focus comes back a task after the dialog is gone. */
const noteHasFocus = () => waitFor(() => expect(screen.getByLabelText('Note')).toHaveFocus());

/** Waits until the results are those of the query: one of several options leads to all of them, or a sentence names the query. */
const type = async (query: string) => {
  await userEvent.fill(await field(), query);
  await waitFor(() => {
    const all = dialog()?.querySelector(`[href="/search?${new URLSearchParams({ q: query })}"]`);
    if (all) expect(all.closest('[role=listbox]')?.querySelectorAll('[role=option]').length).toBeGreaterThan(1);
    else expect(dialog()?.querySelector('p:not([role], [aria-hidden])')).toHaveTextContent(query.split(' ')[0] ?? '');
  });
};
const press = () => userEvent.keyboard('{Control>}k{/Control}');

/** A page with a field, and the search opened from it. @returns its router */
const open = async () => {
  const { router } = renderAt(
    <main className="h-[3000px]">
      <SearchControl />
      <input aria-label="Note" />
    </main>,
    '/before',
    '/contact',
  );
  screen.getByLabelText('Note').focus();
  await press();
  await field();
  const at = () => `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`;
  return { router, at };
};

it('arrows select an option in view, to which the field refers', async () => {
  await open();
  await type('design');
  const all = await options();
  for (const [index, key] of ['{Shift}', '{ArrowDown}{ArrowDown}{ArrowUp}'].entries()) {
    await userEvent.keyboard(key);
    const option = all[index];
    await waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'));
    expect(await field()).toHaveAttribute('aria-activedescendant', option?.id);
    const list = screen.getByRole('listbox').getBoundingClientRect();
    expect(list.bottom).toBeLessThanOrEqual(window.innerHeight);
    expect(option?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
  }
  const list = screen.getByRole('listbox');
  list.scrollTop = 50;
  expect(list.scrollTop).toBe(50);
  await userEvent.fill(await field(), 'designs');
  expect(list.scrollTop).toBe(0);
  expect(await field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  expect(await field()).toHaveFocus();
});

it('Home, End and arrows with Alt, Ctrl or Meta are the field’s', async () => {
  await open();
  await type('design');
  const [first] = await options();
  const input = await field();
  await userEvent.keyboard('{Home}');
  expect(input.selectionStart).toBe(0);
  await userEvent.keyboard('{End}{Shift>}{Home}{/Shift}');
  expect(input.selectionEnd).toBe('design'.length);
  for (const key of ['ArrowDown', 'ArrowUp'])
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'])
      expect(fireEvent.keyDown(input, { key, [modifier]: true }), `${modifier} ${key}`).toBe(true);
  expect(first).toHaveAttribute('aria-selected', 'true');
});

it('Tab stays inside, Enter on the button presses it, and the focus returns', async () => {
  const { at } = await open();
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  await type('logo');
  await userEvent.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Close search' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}');
  await gone();
  await noteHasFocus();
  await userEvent.keyboard('/and/or');
  expect(screen.getByLabelText('Note')).toHaveValue('/and/or');
  expect(dialog()).toBeNull();
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(document.body, { position: { x: 20, y: 700 }, force: true }),
  ]) {
    await press();
    await field();
    await leave();
    await gone();
  }
  expect(at()).toBe('/contact');
});

it('the number of results is announced once, when the visitor pauses typing', async () => {
  await open();
  await type('logo');
  await userEvent.fill(await field(), '');
  const [status] = within(dialog() as HTMLElement).getAllByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(''));
  const announced: string[] = [];
  const words = { childList: true, characterData: true, subtree: true };
  const look = () => status?.textContent && announced.push(status.textContent);
  new MutationObserver(look).observe(status as Element, words);
  await userEvent.type(await field(), 'trial');
  await waitFor(() => expect(status).toHaveTextContent(/^\d+ results for “trial”$/));
  expect(announced).toEqual([status?.textContent]);
});

it('groups have names, matching words are marked, and HTML in a query is shown as text', async () => {
  await open();
  await type('logo');
  for (const name of ['Best matches', 'Services']) expect(screen.getByRole('group', { name })).toBeVisible();
  expect(document.querySelector('[role=option] mark')?.textContent).toMatch(/logo/i);
  await type('<zzqx>&<qxzz>');
  expect(screen.getAllByText('Nothing found for “<zzqx>&<qxzz>”').at(-1)).toBeVisible();
  expect(document.querySelector('[role=dialog] zzqx')).toBeNull();
});

it('a query without results offers what people often want, and Enter asks a person', async () => {
  const { at } = await open();
  await type('qxzqxzqxz');
  const popular = screen.getByRole('group', { name: 'People often want' });
  expect(within(popular).getByRole('option', { name: /^Pricing/ })).toHaveAttribute('href', '/pricing');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(at()).toBe('/contact'));
  await gone();
});

it('a nearest guess is named as one', async () => {
  await open();
  await type('xylophone');
  expect(screen.getAllByText('No match for xylophone. Near:').at(-1)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Closest matches' })).toBeVisible();
});

it('from 22 letters on the field is a step smaller, and shows the beginning without the focus', async () => {
  await open();
  const input = await field();
  const look = async (query: string) => {
    await userEvent.fill(input, query);
    return [Number.parseFloat(getComputedStyle(input).fontSize), input.getBoundingClientRect().height] as const;
  };
  const [size, height] = await look('w'.repeat(21));
  const [smaller, sameHeight] = await look('w'.repeat(22));
  expect(smaller).toBeLessThan(size);
  expect(sameHeight).toBe(height);
  await look('w'.repeat(100));
  input.scrollLeft = 500;
  await userEvent.keyboard('{Tab}');
  expect(input.scrollLeft).toBe(0);
});

it.each([375, 1280])('the keys are shown where there is room, %i px', async (width) => {
  await resize(width);
  await open();
  await type('logo');
  for (const key of ['esc', '↵']) {
    const shown = screen.getAllByText(key).filter((each) => each.checkVisibility({ visibilityProperty: true }));
    expect(shown, key).toHaveLength(width === 375 ? 0 : 1);
  }
});

it('the last five searches are shown, and can be cleared', async () => {
  seed({ recentSearches: '["trial","logo","one price","credits"]' });
  await open();
  for (const query of ['video', 'cloud', 'seo']) {
    await type(query);
    await userEvent.keyboard('{Enter}');
    await gone();
    await press();
  }
  await field();
  const recent = within(await screen.findByRole('group', { name: 'Recent searches' })).getAllByRole('option');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['seo', 'cloud', 'video', 'trial', 'logo']);
  await userEvent.click(recent[2] as Element);
  expect(await field()).toHaveValue('video');
  await userEvent.fill(await field(), '');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull());
  expect(await field()).toHaveFocus();
  expect(localStorage.getItem('recentSearches')).toBe('[]');
});

it('every navigation closes it, but not a page that changes its own query', async () => {
  const { router, at } = await open();
  await router.navigate('/contact?q=a', { replace: true });
  expect(dialog()).toBeVisible();
  await router.navigate('/contact?q=b');
  expect(dialog()).toBeVisible();
  await router.navigate(-1);
  await gone();
  await press();
  await type('brand');
  await userEvent.click(await screen.findByRole('option', { name: 'See all results' }));
  expect(at()).toBe('/search?q=brand');
  await gone();
  await press();
  await field();
  await router.navigate('/receipt');
  await gone();
});

// With the results of the site alone: `e2e/rendering/states/frame.ts`.
it('own orders are found from the second letter on, and axe finds nothing then', async () => {
  await resize(320);
  seed(customer({ creditHistory: JSON.stringify([bought('adasorder', '01')]), recentSearches: '["logo"]' }));
  await open();
  await type('adasorder re');
  await screen.findByRole('group', { name: 'Orders' });
  expect(await violationsIn(dialog() as HTMLElement)).toEqual([]);
  expect(sidewaysScroll()).toBeLessThanOrEqual(0);
  await type('adasorder r');
  expect(screen.queryByRole('group', { name: 'Orders' })).toBeNull();
});
