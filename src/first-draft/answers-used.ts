import type { DraftAnswers } from './types';

/** How many answers a draft uses: the count in the form, in the drawing and in the account. */
export const answersUsed = (answers: DraftAnswers): number =>
  [
    answers.businessName !== '',
    answers.businessDescription !== '',
    answers.existingLinks !== '',
    answers.goals.length > 0,
    // Home is chosen before somebody chooses, and always drawn.
    answers.pages.some((id) => id !== 'home'),
    ...answers.pageContent.map((text) => text !== ''),
    answers.mediaFiles.length > 0,
    // Whether there is a logo is asked, but not drawn.
    answers.logoFile !== null || answers.wantsPlaceholderLogo,
    answers.brandColors !== '',
    answers.visualStyle.length > 0,
    answers.addOns.length > 0,
  ].filter(Boolean).length;
