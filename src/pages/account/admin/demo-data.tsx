import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { failureMessage } from '../../../components/feedback/failure-message';
import { saveBackup } from '../../../components/feedback/save-backup';
import { Button } from '../../../components/ui/button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { toast } from '../../../components/ui/toast/toast';
import { formatCount } from '../../../content/format/numbers';
import { site } from '../../../content/site/site';
import { focusPageHeading } from '../../../lib/move-focus-when-removed';
import { resetMutation, restoreMutation } from '../../../queries/demo-data';
import { type Backup, countStored, parseBackup } from '../../../services/account/backup';
import { isServiceError } from '../../../services/errors';

type Question = { kind: 'reset' } | { kind: 'import'; backup: Backup };

/** The note on texts of a backup that were damaged already when it was made. */
const damageText = (damaged: number) =>
  damaged === 0
    ? ''
    : damaged === 1
      ? ' One of them was already damaged: we use what can be read and set the original aside.'
      : ` ${formatCount(damaged)} of them were already damaged: we use what can be read and set the originals aside.`;

const confirmationTexts = (question: Question) =>
  question.kind === 'reset'
    ? {
        question: 'Reset all demo data?',
        detail: `This removes all ${formatCount(countStored())} items in this browser: accounts, credits, orders, requests, notifications, your session and anything typed in this tab. A backup file is saved first.`,
        confirm: 'Reset everything',
      }
    : {
        question: 'Replace all demo data?',
        detail: `The ${formatCount(question.backup.entries.size)} items in the file replace everything in this browser, including your session and anything typed in this tab.${damageText(question.backup.damaged)} A backup of what is here now is saved first.`,
        confirm: 'Replace everything',
      };

/** Exports, imports and resets all data that the demo stores in this browser. */
export const DemoData = () => {
  const reset = useMutation(resetMutation);
  const restore = useMutation(restoreMutation);
  const file = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const [outcome, setOutcome] = useState('');

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    if (!chosen) return;
    setOutcome('');
    try {
      const backup = parseBackup(await chosen.text());
      setQuestion({ kind: 'import', backup });
    } catch (error) {
      if (isServiceError(error, 'bad-backup'))
        setOutcome(`${chosen.name} is not a ${site.name} demo data file, or it is damaged. Nothing was changed.`);
      else toast(failureMessage(error));
    } finally {
      // An input with the same value fires no change event, so the same file could not be chosen again.
      if (file.current) file.current.value = '';
    }
  };

  const carryOut = async (confirmed: Question) => {
    setQuestion(null);
    try {
      const backup = saveBackup();
      if (confirmed.kind === 'reset') {
        await reset.mutateAsync();
        toast({ title: 'All demo data removed', description: `A backup of what was here is in ${backup}.` });
        // The guard leads to the login page.
        return;
      }
      await restore.mutateAsync(confirmed.backup);
      const { entries, damaged } = confirmed.backup;
      const done = `Imported ${formatCount(entries.size)} items.${damageText(damaged)}`;
      const kept = `A backup of what was here before is in ${backup}.`;
      setOutcome(`${done} ${kept}`);
      focusPageHeading();
      // The backup may contain another session; the guard then redirects, and the toast stays visible.
      toast({ title: 'All demo data replaced', description: kept });
    } catch (error) {
      toast(failureMessage(error));
    }
  };

  const words = question && confirmationTexts(question);
  return (
    <section aria-labelledby="demo-data" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="demo-data" className="text-heading">
          Demo data
        </h2>
        <p className="max-w-measure">
          Everything this demo knows is in this browser. Export it as one file, import it again, or reset it.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          onClick={() => {
            const name = saveBackup();
            setOutcome(`Exported ${formatCount(countStored())} items to ${name}.`);
          }}
        >
          Export all data
        </Button>
        <Button onClick={() => file.current?.click()}>Import data</Button>
        <Button onClick={() => setQuestion({ kind: 'reset' })}>Reset all data</Button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          aria-label="Demo data file"
          tabIndex={-1}
          onChange={choose}
          className="sr-only"
        />
      </div>
      <p role="status">{outcome}</p>
      <ConfirmDialog
        isOpen={question !== null}
        question={words?.question ?? ''}
        detail={words?.detail ?? ''}
        confirm={words?.confirm ?? ''}
        onConfirm={() => question && void carryOut(question)}
        onCancel={() => setQuestion(null)}
      />
    </section>
  );
};
