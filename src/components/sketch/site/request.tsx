import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { contactOf } from '../../../sketch/contact';
import { useDrawing } from './drawing';

/** Id of the part with the contact form. A sketch has one at most. */
export const contactFormId = 'contact-form';

/** The button that leads to the contact form, or to an address; nothing if the sketch has neither. */
export const Request = ({ text }: { text: string }) => {
  const { sketch, onPage } = useDrawing();
  const contact = contactOf(sketch);
  if (!contact) return null;
  // A fragment of the address does not reach into a shadow root.
  const openForm = (page: string) => (event: MouseEvent) => {
    const root = event.currentTarget.getRootNode() as ShadowRoot;
    flushSync(() => onPage?.(page));
    root.getElementById(contactFormId)?.focus();
  };
  return (
    <p className="action">
      {'url' in contact ? (
        <a className="button" href={contact.url} target="_blank" rel="noopener noreferrer">
          {text}
        </a>
      ) : onPage ? (
        <button type="button" className="button" onClick={openForm(contact.page)}>
          {text}
        </button>
      ) : (
        <a className="button" href={`#${contactFormId}`}>
          {text}
        </a>
      )}
    </p>
  );
};
