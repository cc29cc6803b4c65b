export const logOutTexts = {
  label: 'Log out',
  failed: 'You are still logged in: logging out failed. Try again, or log out on the dashboard.',
} as const;
