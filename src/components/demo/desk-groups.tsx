import type { ReactNode } from 'react';
import { type DeskGroupId, desk, deskGroups, settings } from '../../content/demo/desk';
import { classNames } from '../../lib/class-names';
import { demoDate } from '../../services/demo/steered-words';
import { useStored } from '../../storage/use-stored';
import { demoSteering, userName } from '../../storage/visitor-keys';
import { deskState, useDeskState } from './desk-state';
import { CardsGroup } from './groups/cards-group';
import type { GroupProps } from './groups/group-props';
import { HappenedGroup } from './groups/happened-group';
import { InsideGroup } from './groups/inside-group';
import { OverGroup } from './groups/over-group';
import { PaymentsGroup } from './groups/payments-group';
import { PeopleGroup } from './groups/people-group';
import { StorageGroup } from './groups/storage-group';
import { TimeGroup } from './groups/time-group';
import { WaitsGroup } from './groups/waits-group';

type Props = { id: DeskGroupId; note?: string; isOpen: boolean; children: () => ReactNode };

/** One group: its name and how it stands, and below it what can be done. Its tile turns a quarter when it opens. */
const Group = ({ id, note, isOpen, children }: Props) => (
  <div className="border-t">
    <h3 className="font-normal font-text">
      <button
        type="button"
        id={`desk-${id}`}
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
        {note && <span className="ml-auto text-right text-fg-quiet text-sm">{note}</span>}
      </button>
    </h3>
    {isOpen && <div className="grid gap-4 pt-1 pb-6">{children()}</div>}
  </div>
);

/** The groups, of which one is open. */
export const DeskGroups = (props: GroupProps) => {
  const steering = useStored(demoSteering);
  const name = useStored(userName);
  const { group } = useDeskState();
  const date = demoDate(steering, new Date()).replace(`${desk.date}: `, '');
  const rows: readonly { id: DeskGroupId; note?: string; Content: (props: GroupProps) => ReactNode }[] = [
    { id: 'cards', Content: CardsGroup },
    { id: 'payments', note: settings.payments.values[steering.payments], Content: PaymentsGroup },
    { id: 'time', note: date || 'now', Content: TimeGroup },
    { id: 'waits', note: settings.waits.values[steering.waits], Content: WaitsGroup },
    { id: 'people', note: name ?? 'nobody', Content: PeopleGroup },
    { id: 'storage', note: settings.storage.values[steering.storage], Content: StorageGroup },
    { id: 'happened', Content: HappenedGroup },
    { id: 'inside', Content: InsideGroup },
    { id: 'over', Content: OverGroup },
  ];
  return (
    <div className="border-b">
      {rows.map(({ id, note, Content }) => (
        <Group key={id} id={id} isOpen={group === id} {...(note !== undefined && { note })}>
          {() => <Content {...props} />}
        </Group>
      ))}
    </div>
  );
};
