import { identity } from '../../../brand.config';

/** The two addresses whose owners are admins; a deployer sets them. */
const fromEnvironment = (import.meta.env.VITE_ADMIN_EMAILS || identity.adminEmails.join(','))
  .split(',')
  .map((email: string) => email.trim().toLowerCase())
  .filter(Boolean);

export const adminEmails: readonly string[] = fromEnvironment;

/** @param email trimmed and in lower case */
export const isAdminEmail = (email: string): boolean => adminEmails.includes(email);
