import type { CSSProperties, ReactElement } from 'react';
import { classNames } from '../../../lib/class-names';
import type { Block, SketchText } from '../../../sketch/types';
import { useDrawing } from './drawing';

type HeadingProps = { text: string; isBlank?: boolean; className: string; below?: 0 | 1 | 2 };

/** Display sizes go by the length of a text, and no word is wider than its room (`--letters`, of the longest word). */
const sizeOf = ({ length }: string) =>
  length > 110 ? 'size-s' : length > 52 ? 'size-m' : length > 26 ? 'size-l' : length < 5 && 'size-xl';
const lettersOf = (text: string) => Math.max(4, ...text.split(/\s+/).map(({ length }) => length));

/** A heading of the site, `below` its name; in an illustration a line that only looks like one. */
export const Heading = ({ text, isBlank = false, className, below = 1 }: HeadingProps) => {
  const { headingLevel } = useDrawing();
  const Tag = headingLevel ? (`h${headingLevel + below}` as 'h3') : 'div';
  const style = { '--letters': lettersOf(text) } as CSSProperties;
  return (
    <Tag className={classNames(className, sizeOf(text))} dir="auto" style={style}>
      <span className={isBlank ? 'gap' : 'strip'}>{text}</span>
    </Tag>
  );
};

export const Text = ({ text: { text, isBlank }, className }: { text: SketchText; className?: string }) => (
  <p className={className} dir="auto">
    {isBlank ? <span className="gap">{text}</span> : text}
  </p>
);

const BlockView = ({ block, below }: { block: Block; below: 1 | 2 }): ReactElement => {
  switch (block.kind) {
    case 'heading':
      return <Heading text={block.text} className="subtitle" below={below} />;
    case 'paragraph':
      return <p dir="auto">{block.text}</p>;
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text, two of which may be equal
            <li key={index} dir="auto">
              {item}
            </li>
          ))}
        </List>
      );
    }
    case 'questions':
      return (
        <dl>
          {block.items.map(({ question, answer }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <div key={index}>
              <dt dir="auto">{question}</dt>
              <dd dir="auto">{answer}</dd>
            </div>
          ))}
        </dl>
      );
  }
};

export const Prose = ({ blocks, below }: { blocks: readonly Block[]; below: 1 | 2 }) => (
  <div className="prose">
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <BlockView key={index} block={block} below={below} />
    ))}
  </div>
);
