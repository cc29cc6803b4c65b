import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { desk } from '../../content/demo/desk';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { DeskGroups } from './desk-groups';
import { useBeside } from './use-beside';

type Props = { onClose: () => void };

/** The desk in place beside the page, which stays in use: not modal. */
const Panel = ({ onClose, children }: Props & { children: React.ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The desk stays open from page to page; on a new page the focus is the page's.
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

/** Everything the demo can be made to do: a panel beside the page where there is room for it, else a dialog. */
export const Desk = ({ onClose }: Props) => {
  const isBeside = useBeside();
  const [said, say] = useState('');
  const groups = (
    <>
      <p role="status" className={said ? 'mb-4 border-sun border-l-8 bg-ground-raised px-4 py-3' : ''}>
        {said}
      </p>
      <DeskGroups say={say} onLeave={isBeside ? () => {} : onClose} />
    </>
  );
  if (isBeside) return <Panel onClose={onClose}>{groups}</Panel>;
  return (
    <Dialog isOpen onClose={onClose} title={desk.title}>
      {groups}
    </Dialog>
  );
};
