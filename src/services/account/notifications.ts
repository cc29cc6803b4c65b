import { adminEmails } from '../../content/account/admin';
import type { EmailNotification } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';

export type NotificationDraft = Pick<EmailNotification, 'type' | 'subject' | 'body'>;

/** Adds a notification to the admins to the list, within the step that it tells of. */
export const addNotification = (tx: Transaction, draft: NotificationDraft, now: Date): EmailNotification => {
  const notification = { to: [...adminEmails], ...draft, timestamp: now.toISOString() };
  tx.write(keys.emailNotifications, [...tx.read(keys.emailNotifications), notification]);
  return notification;
};

/** The demo's only mail delivery: a line in the console (spec, section 7). */
export const announceNotification = ({ type, to, subject, body }: EmailNotification): void =>
  console.log(`[email notification: ${type}] to ${to.join(', ')}: ${subject}\n${body}`);
