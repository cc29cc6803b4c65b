import { useCallback, useRef, useSyncExternalStore } from 'react';
import { openPaymentTexts as texts } from '../../content/flows/payments';
import { classNames } from '../../lib/class-names';
import { lockOffer } from '../../services/payments/open-payments';
import { Button } from '../ui/button';

/** A button that disappears with its press. The focus goes back to where it came from. */
const GoOnHere = ({ onPress }: { onPress: () => void }) => {
  const before = useRef<HTMLElement>(null);
  const giveBack = useCallback(
    (own: HTMLElement | null) => () => {
      if (document.activeElement === own) before.current?.focus();
    },
    [],
  );
  return (
    <Button
      ref={giveBack}
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
      }}
      onClick={onPress}
    >
      {texts.goOnHere}
    </Button>
  );
};

/** Says that another tab, which may be frozen, holds up the payment, and offers to go on in this one. */
export const LockOffer = ({ className = 'border-sun' }: { className?: string }) => {
  const take = useSyncExternalStore(lockOffer.subscribe, lockOffer.read, () => null);
  return (
    <>
      <p role="status" className={classNames('border-l-8 pl-4 font-semibold empty:sr-only', className)}>
        {take && texts.otherTab}
      </p>
      {take && <GoOnHere onPress={take} />}
    </>
  );
};
