import { Rest } from '../../../components/layout/rest';
import { legalTextsChanged } from '../../../content/site/legal-contact';
import type { LegalText } from '../../../content/types';
import { formatCalendarDay } from '../../../lib/dates';
import { LegalSections } from './legal-sections';

/** A legal page: heading, summary, and the text with a table of contents. */
export const LegalPage = ({ text: { heading, text, sections } }: { text: LegalText }) => (
  <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-section lg:gap-y-12 lg:grid-cols-12 lg:pt-24">
    <h1 className="text-title lg:col-span-12">{heading}</h1>
    <div className="grid gap-6 lg:col-span-8 lg:col-start-5">
      <p className="max-w-measure text-lead">{text}</p>
      <p className="text-fg-quiet">
        Last updated <time dateTime={legalTextsChanged}>{formatCalendarDay(legalTextsChanged)}</time>
      </p>
    </div>
    <Rest>
      <LegalSections sections={sections} />
    </Rest>
  </div>
);
