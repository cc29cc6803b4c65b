import { type ComponentType, useLayoutEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { FormCustomer } from '../../hooks/use-action';
import { moveFocusWhenRemoved } from '../../lib/focus';
import { draftOwner } from '../../services/drafts/places';
import { store } from '../../storage/store';

/**
 * Mounts a form again when its customer logs out or another one logs in, so that each customer has a form of their own. A
 * visitor who logs in keeps the form, and a form that is being sent stays.
 * @param OwnForm the component that calls `useForm`
 */
export const perCustomer =
  <Props extends object>(OwnForm: ComponentType<Props>) =>
  (props: Props) => {
    const actions = useRef(0);
    const [, renderAgain] = useReducer((renders: number) => renders + 1, 0);
    const [{ owner, turn }, show] = useState(() => ({ owner: draftOwner(), turn: 0 }));
    const isSending = () => actions.current > 0;
    const read = () => (isSending() ? owner : draftOwner());
    const next = useSyncExternalStore(store.subscribe, read, read);
    if (next !== owner) show({ owner: next, turn: owner === null ? turn : turn + 1 });
    const count = (change: 1 | -1) => {
      actions.current += change;
      // The customer may have changed while it was being sent.
      renderAgain();
    };
    useLayoutEffect(() => {
      // What had the focus was removed with the last customer's form.
      if (turn > 0) moveFocusWhenRemoved();
    }, [turn]);
    return (
      <FormCustomer value={{ owner, isNext: turn > 0, isSending, count }}>
        <OwnForm key={turn} {...props} />
      </FormCustomer>
    );
  };
