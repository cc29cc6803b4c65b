import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isMotionReduced } from '../../hooks/use-media-query';
import { classNames } from '../../lib/class-names';
import { whenSeen } from './when-seen';

type Props = {
  children: ReactNode;
  className?: string;
};

/** Slides its content into place once. Only content that is below the fold when it is hydrated is moved before that. */
export const Reveal = ({ children, className }: Props) => {
  const element = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'still' | 'waiting' | 'active'>('still');

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const isInViewOrAbove = current.getBoundingClientRect().top < window.innerHeight;
    if (isMotionReduced() || isInViewOrAbove) return setState('active');
    setState('waiting');
    return whenSeen(current, () => setState('active'));
  }, []);

  return (
    <div ref={element} className={classNames('reveal', state !== 'still' && state, className)}>
      {children}
    </div>
  );
};
