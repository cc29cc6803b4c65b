import { type ChangeEvent, useRef, useState } from 'react';
import { runAction, useRunAction } from '../../../components/feedback/run-action';
import { saveBackup } from '../../../components/feedback/save-backup';
import { Button } from '../../../components/ui/button';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog';
import { toast } from '../../../components/ui/toast/toast';
import {
  copyPlaceText,
  exportedText,
  importedText,
  importTexts,
  resetTexts,
  withoutCopyTexts,
} from '../../../content/account/demo-data';
import { site } from '../../../content/site/site';
import { focusPageHeading } from '../../../lib/focus';
import {
  type Backup,
  countStored,
  keepCopyIfItFits,
  parseBackup,
  resetAll,
  restoreBackup,
} from '../../../services/account/backup';
import { isServiceError } from '../../../services/errors';
import { KeptCopySlot } from '../parts/kept-copy-slot';

type DataQuestion = ({ kind: 'reset' } | { kind: 'import'; backup: Backup }) & {
  file?: string;
};

const countsOf = ({ entries, damaged }: Backup) => ({ items: entries.size, damaged });

const textsOf = (question: DataQuestion) => {
  if (question.file !== undefined) return withoutCopyTexts(question.kind, question.file);
  return question.kind === 'reset' ? resetTexts(countStored()) : importTexts(countsOf(question.backup));
};

export const DemoData = () => {
  const file = useRef<HTMLInputElement>(null);
  const [question, setQuestion] = useState<DataQuestion | null>(null);
  const [outcome, setOutcome] = useState('');

  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    if (!chosen) return;
    setOutcome('');
    const refused = (error: unknown) => {
      if (!isServiceError(error, 'bad-backup')) throw error;
      setOutcome(`${chosen.name} is not a ${site.name} demo data file, or it is damaged. Nothing was changed.`);
    };
    const read = async () => {
      const backup = await chosen.text().then(parseBackup).catch(refused);
      if (backup) setQuestion({ kind: 'import', backup });
    };
    await runAction(read);
    // An input with the same value fires no change event, so the same file could not be chosen again.
    if (file.current) file.current.value = '';
  };

  const [carryOut] = useRunAction(async (confirmed: DataQuestion) => {
    setQuestion(null);
    const file = confirmed.file ?? saveBackup();
    const isKept = confirmed.file === undefined && keepCopyIfItFits();
    if (!isKept && confirmed.file === undefined) return setQuestion({ ...confirmed, file });
    const place = copyPlaceText(file, isKept);
    if (confirmed.kind === 'reset') {
      await resetAll();
      // The guard leads to the login page.
      toast({ title: 'All demo data removed', description: place });
      return;
    }
    await restoreBackup(confirmed.backup);
    setOutcome(`${importedText(countsOf(confirmed.backup))} ${place}`);
    focusPageHeading();
    // The backup may contain another session; the guard then redirects, and the toast stays visible.
    toast({ title: 'All demo data replaced', description: place });
  });

  const exportAll = () => setOutcome(exportedText(countStored(), saveBackup()));

  const words = question && textsOf(question);
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
        <Button actsOnce onClick={exportAll}>
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
      <KeptCopySlot />
      <ConfirmDialog
        key={question?.file}
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
