import { useEffect, useRef } from 'react';
import { desk } from '../../content/demo/desk';
import { useOnDemand } from '../../hooks/use-on-demand';
import { classNames } from '../../lib/class-names';
import { whenIdle } from '../../lib/load-ahead';
import { describeSteering, reportSimulation, resetSteering } from '../../services/demo/steer';
import { useStored } from '../../storage/use-stored';
import { demoSteering } from '../../storage/visitor-keys';
import { useWide } from '../ui/use-wide';
import { deskState, useDeskState } from './desk-state';

const loadDesk = async () => (await import('./desk')).Desk;
const importTimeline = async () => (await import('../../services/demo/timeline')).startTimeline;

/** On wide pages the text is vertical, in the page's gutter. With a vertical writing mode, `px` is the space above and below it. */
const stripOn = (isWidePage: boolean) =>
  classNames(
    'px-4 text-sm',
    isWidePage ? 'border-transparent border-l-4 bg-clip-padding py-1 leading-7 [writing-mode:vertical-rl]' : 'py-3',
  );

/** While a setting differs from normal, a text before the tab names it, with a button that resets it. */
export const DeskTab = () => {
  const steering = useStored(demoSteering);
  const { isOpen } = useDeskState();
  // Breakpoints cannot do this: they ask a container, and an old browser fixes the tab to that container, not to the window.
  const isWidePage = useWide();
  const strip = stripOn(isWidePage);
  const [Desk, , hasFailed] = useOnDemand(loadDesk, isOpen);
  const [, loadTimeline] = useOnDemand(importTimeline);
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => reportSimulation(steering.storage), [steering.storage]);
  // The timeline starts with the page, not when its group opens. If it cannot be loaded, the group stays empty.
  useEffect(() => whenIdle(() => void loadTimeline().then((startTimeline) => startTimeline?.()), 500), [loadTimeline]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // After the desk is closed, because an open dialog traps the focus.
    if (wasOpen.current && !isOpen) tab.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const changes = describeSteering(steering, new Date());
  return (
    <>
      <div
        className={classNames(
          'desk-tab flex print:hidden',
          isWidePage ? 'fixed right-0 z-30 flex-col' : '-mt-18 mx-gutter mb-6 min-h-12 flex-wrap content-start',
          isOpen && 'desk-tab-aside',
        )}
      >
        {changes.length > 0 && (
          <div className={classNames('flex min-h-0', isWidePage ? 'flex-col' : 'flex-wrap bg-sun')}>
            <p
              role="status"
              className={classNames(
                strip,
                'min-h-0 on-bright bg-sun',
                isWidePage && 'overflow-hidden text-ellipsis whitespace-nowrap',
              )}
            >
              {changes.join(' · ')}
            </p>
            <button
              type="button"
              onClick={() => {
                resetSteering();
                tab.current?.focus();
              }}
              className={classNames(
                strip,
                'shrink-0 on-bright bg-sun font-semibold underline underline-offset-2 hover:decoration-2',
              )}
            >
              {desk.backToNormal}
            </button>
          </div>
        )}
        <button
          ref={tab}
          type="button"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? deskState.close() : deskState.open())}
          className={classNames(
            strip,
            // The edge shows the tab on a dark block.
            'shrink-0 bg-fg font-semibold text-ground',
            isWidePage && '[box-shadow:inset_0_0_0_1px_var(--ground)]',
          )}
        >
          {desk.tab}
        </button>
      </div>
      {isOpen && hasFailed && !Desk && (
        <p role="status" className="fixed right-8 bottom-4 z-30 max-w-xs on-bright bg-sun p-4 print:hidden">
          {desk.failed}
        </p>
      )}
      {isOpen && Desk && <Desk />}
    </>
  );
};
