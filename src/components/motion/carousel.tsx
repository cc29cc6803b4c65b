import { ArrowLeft, ArrowRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '../ui/icon';
import { Tooltip } from '../ui/tooltip';
import { useCarousel } from './use-carousel';

/** The scroll distance of one step, in pixels. */
const step = 520;

type StepProps = ComponentProps<'button'> & { label: string; icon: LucideIcon };

const Step = ({ label, icon, ...button }: StepProps) => (
  <Tooltip text={label} side="above">
    <button
      type="button"
      aria-label={`${label}: services`}
      className="grid size-14 place-items-center border border-fg not-first:border-l-0 hover:bg-fg hover:text-ground disabled:border-line disabled:bg-transparent disabled:text-fg-quiet"
      {...button}
    >
      <Icon icon={icon} className="size-6" />
    </button>
  </Tooltip>
);

type Props = {
  label: string;
  heading: ReactElement;
  children: ReactNode;
};

export const Carousel = ({ label, heading, children }: Props) => {
  const { previous, next, atStart, atEnd, move, rowProps } = useCarousel<HTMLDivElement>(() => step);
  return (
    <>
      <div className="page-grid flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        {heading}
        <div className="flex noscript:hidden print:hidden">
          <Step ref={previous} label="Back" icon={ArrowLeft} disabled={atStart} onClick={() => move(-1)} />
          <Step ref={next} label="Next" icon={ArrowRight} disabled={atEnd} onClick={() => move(1)} />
        </div>
      </div>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable for keyboard users
        tabIndex={0}
        className="carousel mt-10 border-y"
        {...rowProps}
      >
        <ul className="flex w-max">{children}</ul>
      </section>
    </>
  );
};
