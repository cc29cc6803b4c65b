import type { ReactNode } from 'react';
import { type DeskGroupId, deskGroups, settings } from '../../content/demo/desk';
import { classNames } from '../../lib/class-names';
import { nameToShow } from '../../services/account/account-data';
import { demoDate } from '../../services/demo/describe-steering';
import { userName } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { demoSteering, userEmail } from '../../storage/visitor-keys';
import { deskState, groupButtonId, useDeskState } from './desk-state';
import { CardsGroup } from './groups/cards-group';
import { PeopleGroup, StartOverGroup } from './groups/people-group';
import type { GroupProps } from './groups/run-action';
import { PaymentsGroup, StorageGroup, TimeGroup, WaitsGroup } from './groups/setting-groups';
import { TimelineGroup } from './groups/timeline-group';

/** `status`: the current setting, beside the group's name. */
type Props = { id: DeskGroupId; status?: string | undefined; isOpen: boolean; children: ReactNode };

/** One group: a button with its name, and its content while it is open. */
const Group = ({ id, status, isOpen, children }: Props) => (
  <div className="border-t">
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
          <span translate={id === 'people' ? 'no' : undefined} className="ml-auto text-right text-fg-quiet text-sm">
            {status}
          </span>
        )}
      </button>
    </h3>
    {isOpen && <div className="grid gap-4 pt-1 pb-6">{children}</div>}
  </div>
);

/** All groups. At most one is open. */
export const DeskGroups = (props: GroupProps) => {
  const steering = useStored(demoSteering);
  const name = nameToShow(useStored(userName), useStored(userEmail));
  const { group } = useDeskState();
  const groups: readonly { id: DeskGroupId; status?: string; Content: (props: GroupProps) => ReactNode }[] = [
    { id: 'cards', Content: CardsGroup },
    { id: 'payments', status: settings.payments.values[steering.payments], Content: PaymentsGroup },
    { id: 'time', status: demoDate(steering, new Date()) || 'now', Content: TimeGroup },
    { id: 'waits', status: settings.waits.values[steering.waits], Content: WaitsGroup },
    { id: 'people', status: name ?? 'nobody', Content: PeopleGroup },
    { id: 'storage', status: settings.storage.values[steering.storage], Content: StorageGroup },
    { id: 'timeline', Content: TimelineGroup },
    { id: 'startOver', Content: StartOverGroup },
  ];
  return (
    <div className="border-b">
      {groups.map(({ id, status, Content }) => (
        <Group key={id} id={id} status={status} isOpen={group === id}>
          <Content {...props} />
        </Group>
      ))}
    </div>
  );
};
