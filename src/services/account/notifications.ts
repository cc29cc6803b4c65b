import { adminEmails } from '../../content/account/admin';
import { emailLog } from '../../storage/make-room';
import type { EmailNotification } from '../../storage/schema';
import * as keys from '../../storage/schema';
import type { Transaction } from '../../storage/store';

export type NotificationDraft = Pick<EmailNotification, 'type' | 'subject' | 'body'>;

/** If only the notification does not fit, the change is stored without it. The demo sends no email: it goes to the console. */
export const addNotification = (tx: Transaction, draft: NotificationDraft, now: Date): void => {
  const notification = { to: [...adminEmails], ...draft, timestamp: now.toISOString() };
  const log = [...tx.read(keys.emailNotifications), notification];
  tx.writeIfRoom(keys.emailNotifications, log.slice(-emailLog.mostKept));
  const { type, to, subject, body } = notification;
  tx.after(() => console.log(`[email notification: ${type}] to ${to.join(', ')}: ${subject}\n${body}`));
};

export const nameAndEmail = ({ name, email }: { name: string; email: string | null }): string =>
  email === null || email === name ? name : `${name} (${email})`;
