import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type BriefQuestion, briefSteps } from '../../../src/content/flows/onboarding';
import { stepFromQuery } from '../../../src/pages/flows/brief/brief-progress';
import { optional, required } from '../../support/brief-questions';
import * as form from '../../support/form';
import { renderApp } from '../../support/render-app';
import { refuseWrites, signIn } from '../../support/storage';

const titleOf = (step: number) => briefSteps[step - 1]?.title ?? '?';
const atStep = (step: number) => screen.findByText(titleOf(step), { selector: 'h2' });
const open = async (query = '') => {
  const app = await renderApp(`/onboarding${query}`);
  await screen.findByText('Help Us Create Your Perfect Website');
  return app;
};
const isRequired = (question: BriefQuestion) => question.kind !== 'file' && question.missing !== undefined;
const send = (step: number) => form.press(step === briefSteps.length ? 'Submit' : 'Next');
const fillStep = (step: number) => {
  for (const question of briefSteps[step - 1]?.questions ?? [])
    if (isRequired(question)) form.fill({ [question.label]: 'Words' });
};
const reach = async (step: number) => {
  for (let passed = 1; passed < step; passed += 1) {
    fillStep(passed);
    send(passed);
    await atStep(passed + 1);
  }
};

it('names every required question of a step, in a summary with the focus and beside the field', async () => {
  await open();
  for (const [index, { questions, title }] of briefSteps.entries()) {
    await atStep(index + 1);
    expect(document.querySelector('[aria-current=step]')).toHaveTextContent(`${index + 1} ${title}`);
    const errors = Object.fromEntries(
      questions.flatMap((question) => ('missing' in question ? [[question.label, question.missing]] : [])),
    );
    const [first = '?'] = Object.keys(errors);
    // Spaces alone are no answer.
    form.fill({ [first]: '   ' });
    send(index + 1);
    await screen.findByText(`Please fill in the field: ${first}`);
    screen.getByText('Missing information');
    // The last step has one required question, which gets the focus itself.
    if (index < 3) expect(await form.summaryOf()).toEqual(Object.values(errors));
    else expect(form.field(first)).toHaveFocus();
    form.expectErrors(errors);
    fillStep(index + 1);
    await waitFor(() => expect(form.field(first)).toHaveAttribute('aria-invalid', 'false'));
    if (index < 3) send(index + 1);
  }
}, 60_000);

it('?step= asks for a step that there is, the first one where it says anything else', () => {
  const stepOf = (text: string) => stepFromQuery(new URLSearchParams(`step=${text}`));
  expect(stepOf('3')).toBe(3);
  expect(['0', '5', '-1', '__proto__', '1e0', '2&step=3'].filter((text) => stepOf(text) !== 1)).toEqual([]);
});

it('a step beyond one with something missing falls back to that one; Forward to a closed one says what is missing', async () => {
  const { router, unmount } = await open();
  await reach(2);
  await waitFor(() => expect(screen.getByText(titleOf(2), { selector: 'h2' })).toHaveFocus());
  expect(document.title).toMatch(/^Project brief, step 2 of 4 \|/);
  await act(() => router.navigate(-1));
  await atStep(1);
  form.fill({ 'Company name': '' });
  await act(() => router.navigate(1));
  await screen.findByText('Please fill in the field: Company name');
  expect(form.field('Company name')).toHaveFocus();
  expect(router.state.location.search).toBe('?step=1');
  await waitFor(() => expect(document.title).toMatch(/^Error: Project brief \|/));
  form.fill({ 'Company name': 'Engines' });
  unmount();
  const second = await open('?step=4');
  await atStep(2);
  expect(second.router.state.location.search).toBe('?step=2');
});

it('is filled in with sample data over what was typed, keeps everything when storage is full, and is sent', async () => {
  const { router } = await open('?plan=enterprise');
  form.fill({ 'Company name': 'Engines' });
  form.press('Fill in sample data');
  expect(form.field('Company name')).toHaveValue('Engines');
  for (const step of [1, 2, 3]) {
    await atStep(step);
    send(step);
  }
  await atStep(4);
  // There is no such plan to name.
  expect(screen.queryByText(/You pay nothing here/)).toBeNull();
  const end = refuseWrites();
  send(4);
  await waitFor(() => expect(form.descriptionOf(form.button('Submit'))).toMatch(/could not save/));
  screen.getByText('Not saved');
  end();
  send(4);
  await waitFor(() => expect(router.state.location.pathname).toBe('/onboarding-success'));
  expect(form.submissionsOf()).toMatchObject([{ kind: 'onboarding', answers: { companyName: 'Engines' } }]);
});

it('sends each of the nineteen answers as it was typed, after the way back and forth, too', async () => {
  const answerTo = (name: string) => `Answer to ${name} <script>alert(1)</script> 🎈 مرحبا`;
  await open();
  for (const [index, { questions }] of briefSteps.entries()) {
    await atStep(index + 1);
    for (const { kind, label, name } of questions)
      if (kind === 'file') form.attach(label, new File(['x'], `${name}.png`, { type: 'image/png' }));
      else form.fill({ [label]: answerTo(name) });
    if (index < 3) send(index + 1);
  }
  const expectAnswers = async (step: number) => {
    await atStep(step);
    for (const { kind, label, name } of briefSteps[step - 1]?.questions ?? [])
      if (kind === 'file') expect(screen.getAllByText(`${name}.png`, { exact: false }).length).toBeGreaterThan(0);
      else expect(form.field(label)).toHaveValue(answerTo(name));
  };
  for (const step of [3, 2, 1]) {
    form.press('Previous');
    await expectAnswers(step);
  }
  for (const step of [1, 2, 3]) {
    send(step);
    await expectAnswers(step + 1);
  }
  send(4);
  await waitFor(() => expect(form.submissionsOf()).toHaveLength(1));
  const file = (name: string) => ({ name: `${name}.png`, size: 1, type: 'image/png' });
  const names = [...required, ...optional].filter((name) => name !== 'logo' && name !== 'designBrief');
  const typed = Object.fromEntries(names.map((name) => [name, answerTo(name)]));
  expect(form.submissionsOf()[0]?.answers).toEqual({ ...typed, logo: file('logo'), designBrief: file('designBrief') });
  expect({ ...sessionStorage }).toMatchObject({ onboardingComplete: 'true' });
  expect(sessionStorage.getItem('draft:onboarding')).toBeNull();
});

it('asks before an attached file is lost, and says after a reload which one it was', async () => {
  const { router, unmount } = await open();
  await reach(3);
  const logo = screen.getByLabelText(/^Logo/);
  fireEvent.change(logo, { target: { files: [new File(['x'], 'mark.png', { type: 'image/png' })] } });
  await act(() => router.navigate('/faq'));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(router.state.location.pathname).toBe('/onboarding');
  unmount();
  await open('?step=3');
  expect(await screen.findByText(/attach again/)).toHaveTextContent('mark.png');
  fillStep(3);
  send(3);
  expect(await screen.findByText(/No longer attached/)).toHaveTextContent('mark.png');
});

const openThanks = async () => {
  const brief = { id: 'b', kind: 'onboarding', date: '2026-03-01T10:00:00.000Z', answers: { companyName: 'Engines' } };
  localStorage.setItem('submissions', JSON.stringify([brief]));
  Object.assign(sessionStorage, { onboardingComplete: 'true', sentBrief: 'b', sentHere: '["b"]' });
  await renderApp('/onboarding-success');
  await screen.findByText('Thank you', { selector: 'h1' });
};
const reply = 'Where do we reach you?';
const known = (address: string) => screen.findByText(address, { selector: 'strong' });

it('the page of thanks asks somebody unknown for an address, which can be corrected', async () => {
  await openThanks();
  const save = () => form.press('Save address');
  save();
  await waitFor(() => expect(form.field(reply)).toHaveFocus());
  form.expectErrors({ [reply]: 'Enter your email address' });
  form.fill({ [reply]: 'ada@' });
  save();
  await waitFor(() => form.expectErrors({ [reply]: 'like name@example.com' }));
  const end = refuseWrites();
  form.fill({ [reply]: 'Ada@exmaple.com' });
  save();
  await waitFor(() => expect(form.descriptionOf(form.button('Save address'))).toMatch(/could not save/));
  expect(form.field(reply)).toHaveValue('Ada@exmaple.com');
  end();
  save();
  expect((await known('ada@exmaple.com')).parentElement).toHaveFocus();
  form.press('Change address');
  expect(form.field(reply)).toHaveFocus();
  form.fill({ [reply]: 'ada@example.com' });
  save();
  await known('ada@example.com');
  expect(form.submissionsOf()).toMatchObject([{ replyTo: 'ada@example.com' }]);
});

it('the page of thanks names a customer’s address, and asks nothing where nothing was sent', async () => {
  signIn('ada@example.com');
  await openThanks();
  await known('ada@example.com');
  expect(form.hasField(reply)).toBe(false);
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage', { key: null, storageArea: localStorage }));
  await waitFor(() => expect(screen.queryByText(/We will write to/)).toBeNull());
  expect(form.hasField(reply)).toBe(false);
});

it('names a file that has changed or is gone, and is sent without it', async () => {
  await open();
  await reach(3);
  form.attach('Logo', form.goneFile('first.png'));
  fillStep(3);
  send(3);
  await atStep(4);
  fillStep(4);
  // Nobody has asked for it to be sent yet.
  fireEvent.click(await screen.findByText('Send without it'));
  await waitFor(() => expect(screen.queryByText('Send without it')).toBeNull());
  form.press('Previous');
  await atStep(3);
  expect(form.submissionsOf()).toEqual([]);
  form.attach('Logo', form.goneFile('gone.png'));
  send(3);
  await atStep(4);
  send(4);
  await waitFor(() => expect(document.activeElement).toHaveTextContent('gone.png has changed or is gone'));
  // The focus moves before the refused attempt has ended.
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(form.submissionsOf()).toEqual([]);
  form.press('Send without it');
  await waitFor(() => expect(form.submissionsOf()).toMatchObject([{ answers: { logo: null } }]));
});
