import { LowerPart } from '../../../components/hydration/hydrated-parts';
import { Link } from '../../../components/ui/link';
import { TextList } from '../../../components/ui/text-list';
import { legalTextsChanged } from '../../../content/site/legal-contact';
import type { LegalText } from '../../../content/types';
import { formatCalendarDay } from '../../../lib/dates';

export const LegalPage = ({ text: { heading, text, sections } }: { text: LegalText }) => (
  <div className="page-grid grid grid-cols-1 gap-x-8 gap-y-8 pt-20 pb-section lg:gap-y-12 lg:grid-cols-12 lg:pt-24">
    <h1 className="text-title lg:col-span-12">{heading}</h1>
    <div className="grid grid-cols-1 gap-6 lg:col-span-8 lg:col-start-5">
      <p className="max-w-measure text-lead">{text}</p>
      <p className="text-fg-quiet">
        Last updated <time dateTime={legalTextsChanged}>{formatCalendarDay(legalTextsChanged)}</time>
      </p>
    </div>
    <LowerPart>
      <nav aria-label="Contents" className="lg:sticky lg:top-32 lg:col-span-4 lg:self-start">
        <ol className="sm:max-lg:columns-2 sm:max-lg:gap-x-8">
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <Link to={`#${id}`} className="inline-block py-1 underline-offset-4 hover:underline">
                {heading}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="grid grid-cols-1 gap-10 lg:col-span-8">
        {sections.map(({ id, heading, paragraphs, list }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-heading`}
            className="grid gap-x-8 gap-y-4 border-t pt-6 wide:grid-cols-2"
          >
            <h2 id={`${id}-heading`} className="text-subheading">
              {heading}
            </h2>
            <div className="grid grid-cols-1 max-w-measure content-start gap-4">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {list && <TextList items={list} className="grid grid-cols-1 list-disc gap-2 pl-5" />}
            </div>
          </section>
        ))}
      </div>
    </LowerPart>
  </div>
);
