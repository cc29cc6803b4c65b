import { Content, Header, Item, Trigger } from '@radix-ui/react-accordion';
import { ChevronDown } from 'lucide-react';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Icon } from '../../../components/ui/icon';
import { TextLink } from '../../../components/ui/link';
import type { FaqEntry } from '../../../content/types';
import { useHydrated } from '../../../hooks/use-hydrated';
import { keepModifiedKeys } from '../../../lib/keys';

/** Removes Radix's custom properties from the `style` attribute, which the content security policy blocks in HTML. */
const withoutSizes = {
  '--radix-accordion-content-height': undefined,
  '--radix-accordion-content-width': undefined,
} as CSSProperties;

type Props = { entry: FaqEntry; number: number; isOpen: boolean };

/**
 * A question with its answer. `hidden="until-found"` hides a closed answer, so that the browser's search can find it. React
 * does not support that value: the build writes it into the HTML, where it finds `answer`, and from then on an effect sets it
 * in place of `hidden`. Without `hidden` the page would be laid out with all answers open before that effect, and the browser
 * would keep what is in view in place when they close.
 */
export const Question = ({ entry: { id, question, answer, links }, number, isOpen }: Props) => {
  const content = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const isHidden = isHydrated && !isOpen;
  useLayoutEffect(() => {
    if (isOpen) content.current?.removeAttribute('hidden');
    else if (isHidden) content.current?.setAttribute('hidden', 'until-found');
  }, [isOpen, isHidden]);
  return (
    <Item value={id} id={id} className="border-t border-t-fg">
      <Header asChild>
        <h2 className="font-normal font-text">
          <Trigger
            onKeyDown={keepModifiedKeys}
            className="group grid w-full grid-cols-[2.5rem_1fr_auto] items-baseline gap-x-3 py-6 text-left"
          >
            <span aria-hidden="true" className="figures text-fg-quiet text-sm">
              {number}
            </span>
            <span className="text-balance font-display font-semibold text-subheading">{question}</span>
            <Icon
              icon={ChevronDown}
              className="size-6 self-center transition-transform duration-200 group-data-[state=open]:rotate-180"
            />
          </Trigger>
        </h2>
      </Header>
      <Content
        ref={content}
        forceMount
        // A closed answer is not a landmark.
        {...(!isOpen && { role: undefined, 'aria-labelledby': undefined })}
        style={withoutSizes}
        {...(isHidden && { hidden: true })}
        {...(!isHydrated && { className: 'answer' })}
      >
        <div className="ml-[3.25rem] grid max-w-measure gap-4 pb-8">
          {answer.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {links?.map(({ text, href }) => (
            <p key={href}>
              <TextLink to={href} className="font-semibold">
                {text}
              </TextLink>
            </p>
          ))}
        </div>
      </Content>
    </Item>
  );
};
