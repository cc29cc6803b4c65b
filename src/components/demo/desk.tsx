import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { desk } from '../../content/demo/desk';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useRootClass } from '../../hooks/use-root-class';
import { Announced } from '../ui/announced';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { DeskGroups } from './desk-groups';

type Props = { onClose: () => void };

/** The desk beside the page. It is not modal: the page stays in use. */
const Panel = ({ onClose, children }: Props & { children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useRootClass('has-desk');
  useEffect(() => {
    // A desk that is still open on a new page leaves the focus to the page's heading.
    if (!document.activeElement?.matches('main h1')) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      aria-labelledby="desk-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="desk-panel on-ink fixed right-0 bottom-0 z-30 flex flex-col print:hidden"
    >
      <div className="flex items-center justify-between gap-4 px-6 pt-6 pb-4">
        <h2 id="desk-title" ref={heading} tabIndex={-1} className="text-heading outline-none">
          {desk.title}
        </h2>
        <button type="button" aria-label="Close" onClick={onClose} className="-mr-3 grid size-11 place-items-center">
          <Icon icon={X} />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 pb-8">{children}</div>
    </section>
  );
};

/** The demo desk: a panel beside the page on a wide window, else a dialog. */
export const Desk = ({ onClose }: Props) => {
  // The style sheet makes room for `.desk-panel` at the same width.
  const isPanel = useMediaQuery('(min-width: 80rem)');
  const [message, setMessage] = useState({ text: '' });
  const groups = (
    <>
      <p role="status" className={message.text ? 'mb-4 border-sun border-l-8 bg-ground-raised px-4 py-3' : ''}>
        <Announced cause={message}>{message.text}</Announced>
      </p>
      <DeskGroups showMessage={(text) => setMessage({ text })} onLeave={isPanel ? () => {} : onClose} />
    </>
  );
  if (isPanel) return <Panel onClose={onClose}>{groups}</Panel>;
  return (
    <Dialog isOpen onClose={onClose} title={desk.title}>
      {groups}
    </Dialog>
  );
};
