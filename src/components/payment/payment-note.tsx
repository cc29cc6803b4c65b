import { useEffect, useRef } from 'react';
import { classNames } from '../../lib/class-names';

type Props = { text: string; className?: string };

/** A message about a payment that has ended. It takes the focus, because the button that was pressed may be gone. */
export const PaymentNote = ({ text, className = 'border-sun' }: Props) => {
  const note = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text takes the focus again
  useEffect(() => note.current?.focus(), [text]);
  return (
    <p ref={note} tabIndex={-1} className={classNames('border-l-8 pl-4 font-semibold outline-none', className)}>
      {text}
    </p>
  );
};
