import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DeskGroupId, desk, deskGroups, settings } from '../../content/demo/desk';
import { useMediaQuery } from '../../hooks/use-media-query';
import { useRootClass } from '../../hooks/use-root-class';
import { classNames } from '../../lib/class-names';
import { nameToShow } from '../../services/account/account-data';
import { demoDate } from '../../services/demo/steer';
import { userName } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { demoSteering, userEmail } from '../../storage/visitor-keys';
import { useAnnouncement } from '../ui/announced';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { AgencyGroup } from './agency';
import { deskState, groupButtonId, useDeskState } from './desk-state';
import { CardsGroup } from './groups/cards-group';
import type { GroupProps } from './groups/group-parts';
import { PeopleGroup, StartOverGroup } from './groups/people-group';
import { PaymentsGroup, StorageGroup, TimeGroup, WaitsGroup } from './groups/setting-groups';
import { TimelineGroup } from './groups/timeline-group';

const DeskGroups = (props: GroupProps) => {
  const steering = useStored(demoSteering);
  const name = nameToShow(useStored(userName), useStored(userEmail));
  const { group } = useDeskState();
  const groups: readonly { id: DeskGroupId; status?: string; Content: (props: GroupProps) => ReactNode }[] = [
    { id: 'cards', Content: CardsGroup },
    { id: 'payments', status: settings.payments.values[steering.payments], Content: PaymentsGroup },
    { id: 'time', status: demoDate(steering, new Date()) || 'now', Content: TimeGroup },
    { id: 'waits', status: settings.waits.values[steering.waits], Content: WaitsGroup },
    { id: 'people', status: name ?? 'nobody', Content: PeopleGroup },
    { id: 'agency', Content: AgencyGroup },
    { id: 'storage', status: settings.storage.values[steering.storage], Content: StorageGroup },
    { id: 'timeline', Content: TimelineGroup },
    { id: 'startOver', Content: StartOverGroup },
  ];
  return (
    <div className="border-b">
      {groups.map(({ id, status, Content }) => {
        const isOpen = group === id;
        return (
          <div key={id} className="border-t">
            <h3 className="font-normal font-text">
              <button
                type="button"
                id={groupButtonId(id)}
                aria-expanded={isOpen}
                onClick={() => deskState.show(isOpen ? null : id)}
                className="flex min-h-12 w-full items-center gap-3 py-3 text-left"
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    'size-3 shrink-0 rounded-tr-tile transition-transform duration-200',
                    isOpen ? 'rotate-90 bg-vermilion' : 'bg-fg',
                  )}
                />
                <span className="font-semibold">{deskGroups[id]}</span>
                {status && (
                  <span
                    translate={id === 'people' ? 'no' : undefined}
                    className="ml-auto text-right text-fg-quiet text-sm"
                  >
                    {status}
                  </span>
                )}
              </button>
            </h3>
            {isOpen && (
              <div className="grid gap-4 pt-1 pb-6">
                <Content {...props} />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
};

/** A desk that is still open on a new page leaves the focus to the page's heading. */
const takeFocus = (heading: HTMLElement | null) => {
  if (!document.activeElement?.matches('main h1')) heading?.focus({ preventScroll: true });
};

/** The desk beside the page. It is not modal: the page stays in use. */
const Panel = ({ children }: { children: ReactNode }) => {
  useRootClass('has-desk');
  return (
    <section
      aria-labelledby="desk-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape') deskState.close();
      }}
      className="desk-panel on-second fixed right-0 bottom-0 z-30 flex flex-col print:hidden"
    >
      <div className="flex items-center justify-between gap-4 px-6 pt-6 pb-4">
        <h2 id="desk-title" ref={takeFocus} tabIndex={-1} className="text-heading outline-none">
          {desk.title}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={deskState.close}
          className="-mr-3 grid size-11 place-items-center"
        >
          <Icon icon={X} />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-6 pb-8">{children}</div>
    </section>
  );
};

export const Desk = () => {
  // The style sheet makes room for `.desk-panel` at the same width.
  const isPanel = useMediaQuery('(min-width: 80rem)');
  const [message, showMessage, text] = useAnnouncement();
  const groups = (
    <>
      <p role="status" className={text ? 'mb-4 border-sun border-l-8 bg-ground-raised px-4 py-3' : ''}>
        {message}
      </p>
      <DeskGroups showMessage={showMessage} onLeave={isPanel ? () => {} : deskState.close} />
    </>
  );
  if (isPanel) return <Panel>{groups}</Panel>;
  return (
    <Dialog isOpen onClose={deskState.close} title={desk.title}>
      {groups}
    </Dialog>
  );
};
