import { useState, useSyncExternalStore } from 'react';
import { timelineKinds, timelineLine, timelineText } from '../../../content/demo/timeline';
import { plural } from '../../../content/format/numbers';
import { copyText } from '../../../lib/copy-and-download';
import { formatDateTime, formatTime } from '../../../lib/dates';
import { timeline } from '../../../services/demo/timeline';
import type { TimelineEntry } from '../../../storage/schema';
import { Button } from '../../ui/button';
import type { GroupProps } from './group-parts';

const all = 'all';
const emptyId = 'timeline-empty';
const none: readonly TimelineEntry[] = [];

export const TimelineGroup = ({ showMessage }: GroupProps) => {
  const entries = useSyncExternalStore(timeline.subscribe, timeline.read, () => none);
  const [kind, setKind] = useState<TimelineEntry['kind'] | typeof all>(all);
  const shown = entries.filter((entry) => kind === all || entry.kind === kind);
  const copy = async () => {
    const isCopied = await copyText(shown.map(timelineText).join('\n'));
    showMessage(
      isCopied
        ? `Copied ${plural(shown.length, 'line')}`
        : 'This browser did not allow copying: select the text instead.',
    );
  };
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <label className="grid gap-1">
          <span className="eyebrow">Show</span>
          <select
            value={kind}
            onChange={({ target }) => setKind(target.value as typeof kind)}
            className="min-h-11 border border-line-strong bg-ground-raised px-3"
          >
            <option value={all}>Everything</option>
            {Object.entries(timelineKinds).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button size="small" whyNot={shown.length === 0 && emptyId} onClick={copy}>
          Copy
        </Button>
      </div>
      {shown.length === 0 ? (
        <p id={emptyId} className="text-fg-quiet">
          Nothing yet. Do something on this page and look again.
        </p>
      ) : (
        <ol className="border-b">
          {shown.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the number counts from the oldest entry, so it never changes
            <li key={shown.length - index} className="grid gap-0.5 border-t py-2.5">
              <p className="figures flex justify-between gap-3 text-fg-quiet text-sm">
                <span>{timelineKinds[entry.kind]}</span>
                <time dateTime={entry.at}>{formatTime(new Date(entry.at))}</time>
              </p>
              {entry.kind === 'email' ? (
                <details>
                  <summary className="cursor-pointer font-semibold">{entry.email.subject}</summary>
                  <div className="on-page mt-2 grid gap-3 p-4">
                    <dl className="grid grid-cols-[auto_1fr] gap-x-3 border-b pb-3 text-sm">
                      <dt className="text-fg-quiet">To</dt>
                      <dd className="wrap-anywhere">{entry.email.to.join(', ')}</dd>
                      <dt className="text-fg-quiet">Sent</dt>
                      <dd className="figures">{formatDateTime(entry.email.timestamp)}</dd>
                    </dl>
                    <p className="wrap-anywhere whitespace-pre-wrap">{entry.email.body}</p>
                  </div>
                </details>
              ) : entry.kind === 'keys' ? (
                <details>
                  <summary className="cursor-pointer">{plural(entry.names.length, 'key')}</summary>
                  <p className="wrap-anywhere">{timelineLine(entry)}</p>
                </details>
              ) : (
                <p className="wrap-anywhere">{timelineLine(entry)}</p>
              )}
            </li>
          ))}
        </ol>
      )}
    </>
  );
};
