import { useEffect, useRef, useState } from 'react';
import { desk } from '../../content/demo/desk';
import { classNames } from '../../lib/class-names';
import { useOnDemand } from '../../lib/use-on-demand';
import { whenIdle } from '../../lib/when-idle';
import { reportSimulation } from '../../services/demo/report-simulation';
import { backToNormal } from '../../services/demo/steer';
import { steeredWords } from '../../services/demo/steered-words';
import { useStored } from '../../storage/use-stored';
import { demoSteering } from '../../storage/visitor-keys';
import { deskState, useDeskState } from './desk-state';

const loadDesk = async () => (await import('./desk')).Desk;

/** What is written along the edge: it stands in the page's gutter and covers nothing. */
const strip =
  'border-transparent border-l-4 bg-clip-padding pt-3 pb-3 text-[0.8125rem] leading-5 [writing-mode:vertical-rl] lg:text-sm lg:leading-7';

/**
 * The tab at the right edge that opens the demo desk, and above it what is steered now, with the way back to normal. It is
 * loaded after hydration, as only script can open the desk.
 */
export const DeskTab = () => {
  const steering = useStored(demoSteering);
  const { isOpen } = useDeskState();
  const [Desk, load] = useOnDemand(loadDesk);
  const [hasFailed, setFailed] = useState(false);
  const tab = useRef<HTMLButtonElement>(null);
  useEffect(() => reportSimulation(steering.storage), [steering.storage]);
  // The timeline begins with the visit, not with the first look at it.
  useEffect(
    () => whenIdle(() => void import('../../services/demo/timeline').then(({ keepTimeline }) => keepTimeline()), 500),
    [],
  );
  useEffect(() => {
    if (isOpen) void load().then((isLoaded) => setFailed(!isLoaded));
  }, [isOpen, load]);
  const lines = steeredWords(steering, new Date());
  const close = () => {
    deskState.close();
    tab.current?.focus();
  };
  return (
    <>
      <div
        className={classNames(
          'desk-tab stays-in-place fixed right-0 z-30 flex flex-col print:hidden',
          isOpen && 'desk-tab-aside',
        )}
      >
        {lines.length > 0 && (
          <div className="flex min-h-0 flex-col">
            <p
              role="status"
              className={classNames(strip, 'min-h-0 overflow-hidden text-ellipsis whitespace-nowrap bg-sun text-ink')}
            >
              {lines.join(' · ')}
            </p>
            <button
              type="button"
              onClick={() => {
                backToNormal();
                tab.current?.focus();
              }}
              className={classNames(
                strip,
                'shrink-0 bg-sun font-semibold text-ink underline underline-offset-2 hover:decoration-2',
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
          onClick={() => (isOpen ? close() : deskState.open())}
          className={classNames(strip, 'shrink-0 bg-ink font-semibold text-paper')}
        >
          {desk.tab}
        </button>
      </div>
      {isOpen && hasFailed && !Desk && (
        <p role="status" className="fixed right-8 bottom-4 z-30 max-w-xs bg-sun p-4 text-ink print:hidden">
          {desk.failed}
        </p>
      )}
      {isOpen && Desk && <Desk onClose={close} />}
    </>
  );
};
