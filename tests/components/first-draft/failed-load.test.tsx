import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FirstDraft } from '../../../src/components/first-draft/first-draft';

const load = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('offline'))));
vi.mock('../../../src/components/first-draft/draft-loader', () => ({ load }));
vi.mock('../../../src/components/first-draft/draft-parts', () => load());

const noFiles = { media: [], logo: undefined };

it.each([
  [
    'the form’s',
    <FirstDraft key="form" place="beside" answers={{}} files={noFiles}>
      Open
    </FirstDraft>,
  ],
  ['a sent order’s', <FirstDraft key="sent" place="card" answers={{}} files={undefined} isOwn />],
])('%s draft that could not be loaded ahead is reported after a press only, and not as an alert', async (_, draft) => {
  document.documentElement.style.fontSize = '16px';
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
  load.mockClear();
  render(draft);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  const [button] = await screen.findAllByRole('button');
  expect(screen.queryByText(/could not be/)).toBeNull();
  await userEvent.click(button as HTMLElement);
  expect(await screen.findByRole('status')).toHaveTextContent(/could not be/);
});
