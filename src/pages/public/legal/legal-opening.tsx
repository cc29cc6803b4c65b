import type { ComponentType } from 'react';
import { restOf } from '../../../components/layout/rest';
import { legalTextsChanged } from '../../../content/openings';
import type { PageMeta } from '../../../content/types';
import { formatCalendarDay } from '../../../lib/dates';
import { fixedPage } from '../../../lib/page-handle';

type Words = { heading: string; text: string };
type Rest = { Content: ComponentType };

/**
 * A legal page that opens before its text is loaded.
 * @param load imports the text
 * @returns what a page module exports
 */
export const legalOpening = (meta: PageMeta, { heading, text }: Words, load: () => Promise<Rest>) => {
  const { Part, preload } = restOf(load);
  const Component = () => (
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-section lg:gap-y-12 lg:grid-cols-12 lg:pt-24">
      <h1 className="text-title lg:col-span-12">{heading}</h1>
      <div className="grid gap-6 lg:col-span-8 lg:col-start-5">
        <p className="max-w-measure text-lead">{text}</p>
        <p className="text-fg-quiet">
          Last changed <time dateTime={legalTextsChanged}>{formatCalendarDay(legalTextsChanged)}</time>
        </p>
      </div>
      <Part name="Content" placeholder="is-coming min-h-svh lg:col-span-12" />
    </div>
  );
  return { handle: fixedPage(meta, { rest: preload }), Component };
};
