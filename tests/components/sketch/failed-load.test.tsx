import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SketchFrame } from '../../../src/components/sketch/sketch-frame';

const load = vi.hoisted(() => vi.fn(() => Promise.reject(new Error('offline'))));
vi.mock('../../../src/components/sketch/sketch-loader', () => ({ load }));
vi.mock('../../../src/components/sketch/sketch-parts', () => load());

const noFiles = { media: [], logo: undefined };

it.each([
  [
    'the form’s',
    <SketchFrame key="form" place="beside" answers={{}} files={noFiles}>
      Open
    </SketchFrame>,
  ],
  ['a sent order’s', <SketchFrame key="sent" place="card" answers={{}} files={undefined} isOwn />],
])(
  '%s sketch that could not be loaded ahead is reported after a press only, and not as an alert',
  async (_, sketch) => {
    document.documentElement.style.fontSize = '16px';
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
    vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
    load.mockClear();
    render(sketch);
    await waitFor(() => expect(load).toHaveBeenCalled());
    const [button] = await screen.findAllByRole('button');
    expect(screen.queryByText(/could not be/)).toBeNull();
    await userEvent.click(button as HTMLElement);
    expect(await screen.findByRole('status')).toHaveTextContent(/could not be/);
  },
);
