import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { toast } from '../../../src/components/ui/toast/toast';
import { renderApp } from '../../support/render-app';

const fails = vi.hoisted(() => vi.fn().mockReturnValueOnce(true).mockReturnValue(false));

vi.mock('../../../src/hooks/use-on-demand', async (original) => {
  const { useOnDemand } = await original<typeof import('../../../src/hooks/use-on-demand')>();
  const Shown = () => <p>A toast</p>;
  const load = async () => (fails() ? Promise.reject(new Error('offline')) : Shown);
  return {
    useOnDemand: (own: () => Promise<unknown>, due?: boolean) =>
      useOnDemand(String(own).includes('toasts') ? load : own, due),
  };
});

it('a public page whose first toast could not be loaded shows the next', async () => {
  await renderApp('/contact');
  await act(async () => toast({ title: 'First' }));
  expect(screen.queryByText('A toast')).toBeNull();
  await act(async () => toast({ title: 'Second' }));
  expect(await screen.findByText('A toast')).toBeInTheDocument();
});
