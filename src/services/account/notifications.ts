import { adminEmails } from '../../content/account/admin';
import type { EmailNotification } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';

export type NotificationDraft = Pick<EmailNotification, 'type' | 'subject' | 'body'>;

/** Stores a notification to the admins, in the same transaction as the change that it reports. */
export const addNotification = (tx: Transaction, draft: NotificationDraft, now: Date): EmailNotification => {
  const notification = { to: [...adminEmails], ...draft, timestamp: now.toISOString() };
  tx.write(keys.emailNotifications, [...tx.read(keys.emailNotifications), notification]);
  return notification;
};

/** Writes a notification to the console: the demo sends no email. */
export const announceNotification = ({ type, to, subject, body }: EmailNotification): void =>
  console.log(`[email notification: ${type}] to ${to.join(', ')}: ${subject}\n${body}`);
