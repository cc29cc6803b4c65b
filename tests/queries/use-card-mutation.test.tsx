import { mutationOptions, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '../../src/queries/client';
import { useCardMutation } from '../../src/queries/use-card-mutation';

const secret = { number: '4000056655665556', code: '7391' };

it.each([
  ['succeeds', () => Promise.resolve('paid')],
  ['fails', () => Promise.reject(new Error('declined'))],
])(
  'nothing of a card is in the mutation cache once the mutation %s, while the page stays open',
  async (_how, answer) => {
    const client = createQueryClient();
    const options = mutationOptions({ mutationFn: (_card: typeof secret) => answer() });
    const { result } = renderHook(() => useCardMutation(options), {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    const cached = () =>
      JSON.stringify(
        client
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      );
    await act(async () => {
      const paid = result.current(secret);
      expect(cached()).toContain(secret.number);
      await paid.catch(() => {});
    });
    await vi.waitFor(() => expect(cached()).toBe('[]'));
  },
);
