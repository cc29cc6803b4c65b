import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { StepMark } from '../../../components/media/step-mark';
import { TextLink } from '../../../components/ui/link';
import { briefSteps, stepText } from '../../../content/flows/onboarding';
import { useUrlState } from '../../../hooks/use-url-state';
import { classNames } from '../../../lib/class-names';
import { onlyValue } from '../../../lib/links';

export const stepFromQuery = (query: URLSearchParams): number => {
  const given = onlyValue(query, 'step') ?? '';
  return new RegExp(`^[1-${briefSteps.length}]$`).test(given) ? Number(given) : 1;
};

/** A wizard's step in the address. @param allowed the last step that may be shown; null: not known yet; 'last': while it is sent */
export const useStep = (allowed: number | 'last' | null, onRefused: (shown: number) => void) => {
  const navigate = useNavigate();
  const [query, update] = useUrlState();
  const requested = stepFromQuery(query);
  const step = allowed === 'last' ? briefSteps.length : Math.min(requested, allowed ?? 1);
  const isRefused = typeof allowed === 'number' && requested !== step;
  const refuse = useEffectEvent(() => {
    // The place stays: the refusal moves the focus to what is missing.
    update({ step: String(step) });
    onRefused(step);
  });
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);

  const linkTo = (next: number) => {
    const other = new URLSearchParams(query);
    other.set('step', String(next));
    return `?${other}`;
  };
  return { step, linkTo, goTo: (next: number) => navigate(linkTo(next)) };
};

export const BriefBar = ({ step }: { step: number }) => (
  <div className="flex items-center gap-5">
    <StepMark done={step - 1} className="size-14 shrink-0 lg:hidden" />
    <div className="grid grow gap-2">
      {/* Read out once, as the name of the bar. */}
      <p id="brief-progress" aria-hidden="true" className="figures flex justify-between gap-4 font-semibold">
        {stepText(step)}
      </p>
      <progress
        value={step}
        max={briefSteps.length}
        aria-labelledby="brief-progress"
        className="block h-2 w-full appearance-none bg-line [&::-moz-progress-bar]:bg-fg [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-fg"
      />
    </div>
  </div>
);

type StepsProps = { step: number; allowed: number; linkTo: (step: number) => string };

export const BriefSteps = ({ step, allowed, linkTo }: StepsProps) => (
  <nav aria-label="Steps" className="hidden content-start gap-8 lg:sticky lg:top-28 lg:grid">
    <StepMark done={step - 1} className="aspect-square w-full max-w-60 wide:hidden" />
    <ol className="border-t">
      {briefSteps.map(({ title }, index) => {
        const number = index + 1;
        const words = (
          <span>
            <span className="figures text-fg-quiet">{number}</span> {title}
          </span>
        );
        return (
          <li key={title} className={classNames('border-b py-2.5', number === step && 'font-semibold')}>
            {number === step || number > allowed ? (
              <span className={classNames(number !== step && 'text-fg-quiet')} aria-current={number === step && 'step'}>
                {words}
              </span>
            ) : (
              <TextLink to={linkTo(number)}>{words}</TextLink>
            )}
          </li>
        );
      })}
    </ol>
  </nav>
);
