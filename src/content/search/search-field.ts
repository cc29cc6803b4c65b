/** Texts of `/search` that its dialog does not have: they are no part of what opening the dialog loads. */
export const searchFieldTexts = {
  heading: 'What are you looking for?',
  submit: 'Search',
  intro: 'Services, prices, answers, case studies: one field for all of them. What you type stays in this browser.',
  needsScript: 'Search',
} as const;
