import { Root } from '@radix-ui/react-accordion';
import { Closing } from '../../../components/layout/closing';
import { Later } from '../../../components/layout/later';
import { TileField } from '../../../components/media/tile-field';
import { faqEntries, faqPage } from '../../../content/faq';
import { Question } from './question';
import { useOpenQuestion } from './use-open-question';

const { closing } = faqPage;

/** Questions on a phone's first screen, more or less. */
const atFirst = 6;

export const Field = () => (
  <TileField
    seed="twelve answers"
    columns={6}
    rows={2}
    gaps={0}
    palette={['ultramarine', 'vermilion', 'sun', 'blush', 'moss']}
    className="w-full max-w-sm"
  />
);

export const Questions = () => {
  const { listRef, open, onPress } = useOpenQuestion();
  const questions = faqEntries.map((entry, index) => (
    <Question key={entry.id} entry={entry} number={index + 1} isOpen={open === entry.id} />
  ));
  return (
    <Root
      ref={listRef}
      type="single"
      collapsible
      value={open}
      onValueChange={onPress}
      className="border-b border-b-fg lg:col-span-7"
    >
      {questions.slice(0, atFirst)}
      <Later isFirst>
        <div>{questions.slice(atFirst)}</div>
      </Later>
    </Root>
  );
};

export const End = () => (
  <Later>
    <Closing seed="faq" title={closing.title} text={closing.text} actions={[closing.contact, closing.pricing]} />
  </Later>
);
