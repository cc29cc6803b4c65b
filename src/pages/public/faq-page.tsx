import { Closing } from '../../components/layout/closing';
import { Later } from '../../components/layout/later';
import { Rest } from '../../components/layout/rest';
import { TileField } from '../../components/media/tile-field';
import { faqEntries, faqPage } from '../../content/faq';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { Question } from './faq/question';
import { useOpenQuestion } from './faq/use-open-question';

export const handle = fixedPage(pageMeta.faq);

const { heading, text, closing } = faqPage;

/** Questions on a phone's first screen, more or less. */
const atFirst = 6;

export const Component = () => {
  const { listRef, onToggle } = useOpenQuestion();
  const questions = faqEntries.map((entry, index) => (
    <Question key={entry.id} entry={entry} number={index + 1} onToggle={onToggle} />
  ));
  return (
    <>
      <div className="page-grid grid gap-x-8 gap-y-10 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
        <div className="grid content-start gap-6 self-start md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:sticky lg:top-32 lg:col-span-5">
          <div className="grid content-start gap-6">
            <h1 className="text-title">{heading}</h1>
            <p className="max-w-measure text-lead">{text}</p>
          </div>
          <TileField
            seed="twelve answers"
            columns={6}
            rows={2}
            gaps={0}
            palette={['ultramarine', 'vermilion', 'sun', 'blush', 'moss']}
            className="w-full max-w-sm"
          />
        </div>
        <div ref={listRef} className="border-b border-b-fg lg:col-span-7">
          <Rest>
            {questions.slice(0, atFirst)}
            <Later isFirst>
              <div>{questions.slice(atFirst)}</div>
            </Later>
          </Rest>
        </div>
      </div>
      <Later>
        <Closing seed="faq" title={closing.title} text={closing.text} actions={[closing.contact, closing.pricing]} />
      </Later>
    </>
  );
};
