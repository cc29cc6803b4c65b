import { longForms } from '../../storage/key';
import { draftOwner, isInTab, removeOver } from './places';
import { TabDraft } from './tab-draft';

/** At the start of an account or order page: what is over goes, and what this tab has of the customer's long forms moves to their account. */
export const tidyDrafts = (): void => {
  removeOver();
  const owner = draftOwner();
  for (const form of longForms) {
    if (owner === null || !isInTab(form, owner)) continue;
    const tab = new TabDraft(form);
    tab.open(owner);
    if (tab.needsSaving) void tab.save('now');
  }
};
