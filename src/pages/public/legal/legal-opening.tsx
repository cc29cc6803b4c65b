import type { ReactNode } from 'react';
import { legalTextsChanged } from '../../../content/openings';
import { formatCalendarDay } from '../../../lib/dates';

type Props = { heading: string; text: string; children: ReactNode };

/** The head of a legal page. */
export const LegalOpening = ({ heading, text, children }: Props) => (
  <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-section lg:gap-y-12 lg:grid-cols-12 lg:pt-24">
    <h1 className="text-title lg:col-span-12">{heading}</h1>
    <div className="grid gap-6 lg:col-span-8 lg:col-start-5">
      <p className="max-w-measure text-lead">{text}</p>
      <p className="text-fg-quiet">
        Last changed <time dateTime={legalTextsChanged}>{formatCalendarDay(legalTextsChanged)}</time>
      </p>
    </div>
    {children}
  </div>
);
