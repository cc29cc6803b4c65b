import type { ReactNode } from 'react';
import { StepMark } from '../media/step-mark';

type Props = {
  title: string;
  /** How many of the mark's four tiles are laid: all of them when it went well. */
  laid: number;
  /** Still under way: the words say so, and the tile in hand turns. */
  isBusy?: boolean;
  /** `alert` breaks in, where the visitor came for something else. */
  role?: 'status' | 'alert';
  children: ReactNode;
};

/** How something ended: the words, announced when they change, and beside them the mark as far as it was laid. */
export const Outcome = ({ title, laid, isBusy = false, role = 'status', children }: Props) => (
  <div className="page-grid grid gap-x-8 gap-y-10 py-12 md:grid-cols-12 lg:py-20" aria-busy={isBusy}>
    <div role={role} className="grid content-start justify-items-start gap-6 md:col-span-7">
      <h1 className="text-title">{title}</h1>
      {children}
    </div>
    <StepMark
      done={laid}
      isWorking={isBusy}
      className="aspect-square w-full max-w-48 md:col-span-5 md:max-w-none lg:col-span-4 lg:col-start-9"
    />
  </div>
);
