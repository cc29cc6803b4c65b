import { expect, it } from 'vitest';
import { submittedFields } from '../../../../src/content/flows/form-fields';
import * as form from '../../../../src/pages/flows/instant-site/form-values';

const complete: form.InstantSiteValues = {
  ...form.instantSiteInitial,
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  businessName: 'Engines',
  businessDescription: 'We compute.',
};

it('answersToSend sends every field of the entity and nothing else', () => {
  const listed = submittedFields['instant-site'].filter((name) => !/^(payment\.|totalAmount)/.test(name));
  expect(Object.keys(form.answersToSend(complete)).sort()).toEqual([...listed].sort());
  const inForm = Object.keys(form.instantSiteShape.entries).filter((name) => !/Code$/.test(name));
  expect(inForm.sort()).toEqual([...listed].sort());
});

it('answersToSend takes radio buttons that were left without a choice, which read as null, for no answer', () => {
  const left = { ...complete, hasDomain: null, hasHosting: null, hasLogo: null } as unknown as form.InstantSiteValues;
  expect(form.isComplete(left)).toBe(true);
  expect(form.answersToSend(left)).toMatchObject({ hasDomain: '', hasHosting: '', hasLogo: '' });
});

it('answersToSend leaves out the answers to questions that are not shown', () => {
  const changedMind = form.answersToSend({
    ...complete,
    hasDomain: 'no',
    domainName: 'engines.example',
    hasHosting: 'yes',
    hostingHelp: true,
    hasLogo: 'no',
    logoFile: [new File(['x'], 'logo.svg')],
    goals: { ...complete.goals, otherText: 'Fame' },
  });
  const goals = { other: false, otherText: '' };
  expect(changedMind).toMatchObject({ domainName: '', hostingHelp: false, logoFile: null, goals });
});

it('answersToSend sends an eleventh file, but none of another type, and the last logo', () => {
  const pictures = Array.from({ length: 11 }, (_, index) => new File(['x'], `${index}.png`));
  const { mediaFiles, logoFile } = form.answersToSend({
    ...complete,
    mediaFiles: [...pictures, new File(['x'], 'notes.txt')],
    hasLogo: 'yes',
    logoFile: [new File(['x'], 'old.svg'), new File(['x'], 'new.svg'), new File(['x'], 'logo.ai')],
  });
  expect(mediaFiles.map(({ name }) => name)).toEqual(pictures.map(({ name }) => name));
  expect(logoFile?.name).toBe('new.svg');
});

it.each(['fullName', 'email', 'businessName', 'businessDescription'] as const)('isComplete needs %s', (name) => {
  expect(form.isComplete(complete)).toBe(true);
  expect(form.isComplete({ ...complete, [name]: '  ' })).toBe(false);
});
