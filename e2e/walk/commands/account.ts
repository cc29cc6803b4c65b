import type { Command } from './command';
import { openDesk } from './desk';

const people = ['A new customer', 'A customer with 750 credits', 'A customer with 1,000 orders', 'The admin'];

/** Signs in as one of the sample people, at the desk, or with the sample data of the page. */
export const signIn: Command = async (visitor, choice) => {
  const { page } = visitor;
  if (await openDesk(visitor, 'People')) {
    const person = people[choice % people.length] ?? '';
    await page.getByRole('button', { name: person }).press('Enter');
    return `signs in as '${person}'`;
  }
  const link = await visitor.pick(page.getByRole('link', { name: 'Log In' }), 0);
  if (!link) return null;
  await link.press('Enter');
  const sample = page.getByRole('button', { name: 'Fill in sample data' });
  if (
    !(await sample.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    ))
  )
    return `follows 'Log In'`;
  await sample.press('Enter');
  await page.getByRole('button', { name: 'Sign In' }).press('Enter');
  return 'logs in with the sample data';
};

export const logOut: Command = async (visitor) => {
  const account = visitor.page.getByRole('navigation', { name: 'Account' });
  const button = await visitor.pick(account.getByRole('button', { name: 'Log out' }), 0);
  if (!button) return null;
  await button.press('Enter');
  return 'logs out';
};
