import { useId, useState } from 'react';
import { failureMessage } from '../../../components/feedback/failure-message';
import { controlLook } from '../../../components/form/field';
import { Button, ButtonLink } from '../../../components/ui/button';
import { toast } from '../../../components/ui/toast/toast';
import { projectLimits } from '../../../content/account/projects';
import { formatCount } from '../../../content/format/numbers';
import { site } from '../../../content/site/site';
import { useAction } from '../../../hooks/use-action';
import { readTyped, writeTyped } from '../../../services/drafts/typed-texts';
import { isServiceError } from '../../../services/errors';
import { actOn } from '../../../services/projects/acts';
import type { Side } from '../../../services/projects/log';
import type { ProjectProps } from './project-props';

const lengthProblem = (text: string): string => {
  if (text.trim() === '') return 'Write a message first.';
  const over = text.length - projectLimits.messageLetters;
  return over <= 0 ? '' : `This is too long by ${formatCount(over)} letters.`;
};

type Props = Pick<ProjectProps, 'seen' | 'address'> & { side: Side; label: string };

export const MessageForm = ({ seen: { project, log }, address, side, label }: Props) => {
  const [text, setText] = useState(() => readTyped('message', project.key).text ?? '');
  const [problem, setProblem] = useState('');
  const [isFull, setIsFull] = useState(false);
  const id = useId();
  const change = (next: string) => {
    setText(next);
    setProblem('');
    writeTyped('message', project.key, { text: next });
  };
  const [send, isBusy] = useAction(async () => {
    try {
      await actOn(address, side, { kind: 'message', text: text.trim() }, log.at(-1)?.id);
      change('');
    } catch (error) {
      const failure = failureMessage(error);
      setIsFull(isServiceError(error, 'messages-full'));
      setProblem(failure.description);
      toast(failure);
    }
    return 'stay';
  });
  return (
    <form
      method="dialog"
      className="grid max-w-measure gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = lengthProblem(text);
        setProblem(wrong);
        if (wrong) document.getElementById(id)?.focus();
        else void send();
      }}
    >
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={4}
        value={text}
        aria-invalid={problem !== ''}
        {...(problem && { 'aria-describedby': `${id}-problem` })}
        onChange={(event) => change(event.target.value)}
        className={controlLook}
      />
      {problem && (
        <p id={`${id}-problem`} className="font-semibold text-alarm text-sm">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          Write
        </Button>
        {isFull && <ButtonLink to={`mailto:${site.supportEmail}`}>{site.supportEmail}</ButtonLink>}
      </div>
    </form>
  );
};
