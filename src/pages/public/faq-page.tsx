import { Root } from '@radix-ui/react-accordion';
import { CallToAction } from '../../components/layout/call-to-action';
import { Rest } from '../../components/layout/rest';
import { TileField } from '../../components/media/tile-field';
import { pageMeta } from '../../content/pages';
import { faqEntries, faqPage } from '../../content/public/faq';
import { fixedPage } from '../../head/page-handle';
import { Question } from './faq/question';
import { useOpenQuestion } from './faq/use-open-question';

const { label, heading, text, closing } = faqPage;

export const handle = fixedPage(pageMeta.faq);

/** The twelve questions as an accordion; at most one is open. */
const Questions = () => {
  const { listRef, open, onPress } = useOpenQuestion();
  return (
    <Root
      ref={listRef}
      type="single"
      collapsible
      value={open}
      onValueChange={onPress}
      className="border-b border-b-fg lg:col-span-7"
    >
      {faqEntries.map((entry, index) => (
        <Question key={entry.id} entry={entry} number={index + 1} isOpen={open === entry.id} />
      ))}
    </Root>
  );
};

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-10 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <div className="grid content-start gap-6 self-start md:max-lg:grid-cols-2 md:max-lg:gap-x-8 lg:sticky lg:top-32 lg:col-span-5">
        <div className="grid content-start gap-6">
          <p className="eyebrow">{label}</p>
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
      <Rest>
        <Questions />
      </Rest>
    </div>
    <Rest>
      <CallToAction seed="faq" title={closing.title} text={closing.text} actions={[closing.contact, closing.pricing]} />
    </Rest>
  </>
);
