import type { ReactNode } from 'react';
import { StepMark } from '../media/step-mark';
import { Vignette, type VignetteId } from '../media/vignette';

type Props = {
  title: string;
  /** Absent while the action is in progress: then the last tile of the logo turns. */
  figure?: VignetteId;
  /** `alert` interrupts a screen reader, for a message that the visitor does not expect. */
  role?: 'status' | 'alert';
  children: ReactNode;
};

const figureLook = 'aspect-square w-full max-w-48 md:col-span-5 md:max-w-none lg:col-span-4 lg:col-start-9';

export const StatusPage = ({ title, figure, role = 'status', children }: Props) => (
  <div className="page-grid grid gap-x-8 gap-y-10 py-12 md:grid-cols-12 lg:py-20">
    <div role={role} className="grid content-start justify-items-start gap-6 md:col-span-7">
      <h1 className="text-title">{title}</h1>
      {children}
    </div>
    {figure ? <Vignette id={figure} className={figureLook} /> : <StepMark done={3} isWorking className={figureLook} />}
  </div>
);
