import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../../lib/class-names';
import { TitledSection } from '../ui/titled-section';

type Props = {
  heading: string;
  text: string;
  className: string;
  children?: ReactElement;
};

export const PageHero = ({ heading, text, className, children }: Props) => (
  <div className={classNames('page-grid grid gap-x-8 gap-y-8 pt-20 lg:grid-cols-12 lg:pt-24', className)}>
    <h1 className="max-w-[6em] text-hero sm:max-w-none lg:col-span-12">{heading}</h1>
    <div className="grid max-w-measure justify-items-start gap-4 lg:col-span-5 lg:col-start-8">
      <p className="text-lead">{text}</p>
      {children}
    </div>
  </div>
);

type SplitProps = { id: string; heading: string; children: ReactNode };

export const SplitSection = ({ id, heading, children }: SplitProps) => (
  <TitledSection
    id={id}
    title={heading}
    titleLook="text-heading lg:col-span-4"
    className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12"
  >
    <div className="lg:col-span-8">{children}</div>
  </TitledSection>
);
