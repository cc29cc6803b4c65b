import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button';
import { projectLimits } from '../../../content/account/projects';
import { formatCount } from '../../../content/format/numbers';
import { site } from '../../../content/site/site';
import { isServiceError } from '../../../services/errors';
import { ActField, type ProjectProps, useActForm } from './act-form';

const check = ({ text = '' }: Readonly<Record<string, string>>) => {
  if (text === '') return { name: 'text', text: 'Write a message first.' };
  const over = text.length - projectLimits.messageLetters;
  return over <= 0 ? null : { name: 'text', text: `This is too long by ${formatCount(over)} letters.` };
};

export const MessageForm = ({ seen, act, label }: ProjectProps & { label: string }) => {
  const { form, kept, isBusy, problem, setProblem } = useActForm(
    'text',
    check,
    async ({ text = '' }) => {
      await act({ kind: 'message', text });
      change('');
    },
    ['message', seen.project.key],
  );
  const [typed, setTyped] = useState(kept.text ?? '');
  const change = (next: string) => {
    setTyped(next);
    setProblem(null);
  };
  return (
    <form {...form} className="grid max-w-measure gap-3 print:hidden">
      <ActField
        name="text"
        label={label}
        rows={4}
        value={typed}
        problem={problem}
        onChange={({ target }) => change(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          Write
        </Button>
        {isServiceError(problem?.error, 'messages-full') && (
          <ButtonLink to={`mailto:${site.supportEmail}`}>{site.supportEmail}</ButtonLink>
        )}
      </div>
    </form>
  );
};
