import { newTab } from '../../../components/ui/button';
import { classNames } from '../../../lib/class-names';

/** Addresses of pages and of mail; what ends a sentence or a bracket around one is not part of it. */
const address = /((?:https?:\/\/|mailto:)[^\s<>"“”]*[^\s<>"“”.,;:!?)\]}'’])/gi;

/** What somebody has typed, with its line breaks; addresses are links, and nothing is markup. */
export const TypedText = ({ text, className }: { text: string; className?: string }) => (
  <p className={classNames('wrap-anywhere max-w-measure whitespace-pre-wrap', className)}>
    <bdi>
      {text.split(address).map((part, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
        if (index % 2 === 0) return <span key={index}>{part}</span>;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <a key={index} href={part} {...newTab} className="text-link" translate="no">
            {part}
          </a>
        );
      })}
    </bdi>
  </p>
);
