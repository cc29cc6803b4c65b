/** The sample people of the demo desk. Each name says that the person is a sample. */
import { adminEmails } from '../account/admin';

export type PersonId = 'newcomer' | 'regular' | 'buyer' | 'admin';

export type Person = {
  email: string;
  name: string;
  /** The desk's button for this person, and the line below it. */
  label: string;
  about: string;
};

const [adminEmail = 'admin@example.com'] = adminEmails;
const domain = adminEmail.split('@')[1] ?? 'example.com';

export const people: Readonly<Record<PersonId, Person>> = {
  newcomer: {
    email: `sample-new-customer@${domain}`,
    name: 'Sample: New customer',
    label: 'A new customer',
    about: 'No credits, no orders, no card.',
  },
  regular: {
    email: `sample-regular-customer@${domain}`,
    name: 'Sample: Regular customer',
    label: 'A customer with 750 credits',
    about: 'A few orders, and a card on file.',
  },
  buyer: {
    email: `sample-frequent-buyer@${domain}`,
    name: 'Sample: Frequent buyer',
    label: 'A customer with 1,000 orders',
    about: 'Two years of packs and redemptions.',
  },
  admin: {
    email: adminEmail,
    name: 'Sample: Admin',
    label: 'The admin',
    about: 'Sees the orders of everybody in this browser.',
  },
};

export const personIds = Object.keys(people) as PersonId[];
