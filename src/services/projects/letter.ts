import { isOneAddress, letterHref } from '../../content/format/letter';
import * as keys from '../../storage/schema';
import { store } from '../../storage/store';
import { replyHref } from '../submissions/admin';
import type { Project } from './project';

/** A letter to the customer about a project, with its number; null without an address. */
export const letterAbout = (project: Project): string | null => {
  const { customer, number, title, submission } = project;
  if (submission) {
    const { owner } = submission;
    return replyHref(submission, number, owner ? { [owner]: store.read(keys.userNameOf(owner)) } : {});
  }
  return customer && isOneAddress(customer) ? letterHref(customer, `${title}, ${number}`, []) : null;
};
