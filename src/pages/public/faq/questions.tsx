import { Root } from '@radix-ui/react-accordion';
import { faqEntries } from '../../../content/public/faq';
import { Question } from './question';
import { useOpenQuestion } from './use-open-question';

/** The twelve questions as an accordion; at most one is open. */
export const Questions = () => {
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
