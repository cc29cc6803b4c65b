import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { AgencyButton } from '../../../src/components/demo/agency';
import { PeopleGroup, StartOverGroup } from '../../../src/components/demo/groups/people-group';
import { useScene } from '../../../src/components/demo/use-scene';
import { people } from '../../../src/content/demo/people';
import { demoPage } from '../../../src/content/public/demo-page';
import * as step from '../../../src/services/demo/agency-step';
import * as service from '../../../src/services/demo/people';
import * as scenes from '../../../src/services/demo/scenes';
import { setWaits } from '../../support/form';
import { renderAt } from '../../support/in-router';
import { snapshot } from '../../support/storage';

const props = { showMessage: () => {}, onLeave: () => {} };

const Story = () => {
  const { begin, noteOf } = useScene();
  return (
    <>
      <button type="button" onClick={() => begin('declined')}>
        Begin
      </button>
      <p>{noteOf('declined')}</p>
    </>
  );
};

/** Presses buttons before React renders again. */
const pressInOneFrame = (...names: RegExp[]) =>
  act(async () => {
    for (const name of names) screen.getByRole('button', { name }).click();
  });

beforeEach(() => setWaits());

it('two sample people pressed in one frame: the first one is logged in', async () => {
  const logInAs = vi.spyOn(service, 'logInAs');
  renderAt(<PeopleGroup {...props} />);
  await pressInOneFrame(new RegExp(people.regular.label), new RegExp(people.admin.label));
  await waitFor(() => expect(localStorage.getItem('userEmail')).toBe(people.regular.email));
  expect(logInAs).toHaveBeenCalledOnce();
});

it('a story that is begun twice in one frame is set once', async () => {
  const setScene = vi.spyOn(scenes, 'setScene').mockResolvedValue({ to: '/' });
  renderAt(<Story />);
  await pressInOneFrame(/Begin/, /Begin/);
  await waitFor(() => expect(setScene).toHaveBeenCalledOnce());
});

it('a story that cannot be set says why', async () => {
  vi.spyOn(scenes, 'setScene').mockRejectedValue(new Error('full'));
  renderAt(<Story />);
  await pressInOneFrame(/Begin/);
  expect(await screen.findByText(demoPage.stories.failed)).toBeVisible();
});

it('a story that is set after the visitor has left leads nowhere', async () => {
  const setScene = vi.spyOn(scenes, 'setScene').mockImplementation(async () => {
    window.history.replaceState(null, '', '/elsewhere');
    return { to: '/story' };
  });
  const { router } = renderAt(<Story />);
  await pressInOneFrame(/Begin/);
  await waitFor(() => expect(setScene).toHaveBeenCalledOnce());
  await act(async () => {});
  expect(router.state.location.pathname).toBe('/');
});

it('a story leads on although the page that was open has led on by itself, because its data are gone', async () => {
  window.history.replaceState(null, '', '/project');
  const router = createBrowserRouter([{ path: '*', element: <Story /> }]);
  vi.spyOn(scenes, 'setScene').mockImplementation(async () => {
    void router.navigate('/projects', { replace: true });
    return { to: '/story' };
  });
  render(<RouterProvider router={router} />);
  await pressInOneFrame(/Begin/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/story'));
});

it('the agency’s next step is on the project whose page is open', async () => {
  const take = vi.spyOn(step, 'takeAgencyStep').mockResolvedValue('Done');
  renderAt(<AgencyButton />, '/project?order=a');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Done')).toBeVisible();
  expect(take.mock.lastCall?.[0]).toMatchObject({ order: 'a' });
});

it('a double click on Start over keeps the backup', async () => {
  localStorage.setItem('userCredits', '70');
  renderAt(<StartOverGroup {...props} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore the backup' }));
  await waitFor(() => expect(snapshot()).toMatchObject({ userCredits: '70' }));
});
