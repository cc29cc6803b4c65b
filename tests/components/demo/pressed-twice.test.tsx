import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { PeopleGroup, StartOverGroup } from '../../../src/components/demo/groups/people-group';
import { useScene } from '../../../src/components/demo/use-scene';
import { people } from '../../../src/content/demo/people';
import * as service from '../../../src/services/demo/people';
import * as scenes from '../../../src/services/demo/scenes';
import { setWaits } from '../../support/form';
import { inRouter } from '../../support/in-router';
import { snapshot } from '../../support/storage';

const props = { showMessage: () => {}, onLeave: () => {} };

const Story = () => {
  const { begin } = useScene();
  return (
    <button type="button" onClick={() => begin('declined')}>
      Begin
    </button>
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
  render(inRouter(<PeopleGroup {...props} />));
  await pressInOneFrame(new RegExp(people.regular.label), new RegExp(people.admin.label));
  await vi.waitFor(() => expect(localStorage.getItem('userEmail')).toBe(people.regular.email));
  expect(logInAs).toHaveBeenCalledOnce();
});

it('a story that is begun twice in one frame is set once', async () => {
  const setScene = vi.spyOn(scenes, 'setScene').mockResolvedValue({ to: '/' });
  render(inRouter(<Story />));
  await pressInOneFrame(/Begin/, /Begin/);
  await vi.waitFor(() => expect(setScene).toHaveBeenCalledOnce());
});

it('a double click on Start over keeps the backup', async () => {
  localStorage.setItem('userCredits', '70');
  render(inRouter(<StartOverGroup {...props} />));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore the backup' }));
  await vi.waitFor(() => expect(snapshot()).toMatchObject({ userCredits: '70' }));
});
