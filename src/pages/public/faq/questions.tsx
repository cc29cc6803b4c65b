import { faqEntries } from '../../../content/faq';
import { Question } from './question';
import { useOpenQuestion } from './use-open-question';

/** The twelve questions, of which at most one shows its answer. */
export const Questions = () => {
  const { listRef, onToggle } = useOpenQuestion();
  return (
    <div ref={listRef} className="border-b border-b-fg lg:col-span-7">
      {faqEntries.map((entry, index) => (
        <Question key={entry.id} entry={entry} number={index + 1} onToggle={onToggle} />
      ))}
    </div>
  );
};
