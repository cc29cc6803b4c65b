import { useEffect, useReducer } from 'react';
import { formatCount } from '../../../content/format/numbers';
import { classNames } from '../../../lib/class-names';
import { listStoredKeys, type StoredKey } from '../../../services/demo/stored-keys';
import { store } from '../../../storage/store';

/** Longer values are cut, because a long history would fill the whole desk. */
const maxCharacters = 1500;

const areas = { local: 'local storage', session: 'session storage' } as const;

const Value = ({ raw }: { raw: string }) => (
  <div className="mt-2 grid gap-1 bg-ground-raised p-3 text-sm">
    <code className="wrap-anywhere whitespace-pre-wrap">{raw.slice(0, maxCharacters) || 'empty text'}</code>
    {raw.length > maxCharacters && (
      <p className="text-fg-quiet">{`and ${formatCount(raw.length - maxCharacters)} more characters`}</p>
    )}
  </div>
);

const Key = ({ area, name, raw, size, state }: StoredKey) => (
  <details>
    <summary className="flex min-h-10 cursor-pointer flex-wrap items-baseline justify-between gap-x-3 py-2">
      <span translate="no" className="wrap-anywhere font-semibold">
        {name}
      </span>
      <span className={classNames('figures text-sm', state === 'damaged' ? 'text-alarm' : 'text-fg-quiet')}>
        {`${formatCount(size)} bytes, ${state}`}
      </span>
    </summary>
    <p className="text-fg-quiet text-sm">{`In ${areas[area]}.`}</p>
    {raw !== null && <Value raw={raw} />}
  </details>
);

/** Every stored key of the site with its value. Read-only. */
export const StoredDataGroup = () => {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => store.subscribe(() => queueMicrotask(refresh)), []);
  const keys = listStoredKeys();
  const present = keys.filter(({ raw }) => raw !== null);
  const absent = keys.filter(({ raw }) => raw === null);
  return (
    <>
      <p className="text-fg-quiet text-sm">
        Everything this site keeps in your browser. Never a card number, security code or password.
      </p>
      {present.length > 0 && (
        <ul className="border-b">
          {present.map((key) => (
            <li key={`${key.area} ${key.name}`} className="border-t">
              <Key {...key} />
            </li>
          ))}
        </ul>
      )}
      <p className="wrap-anywhere text-fg-quiet text-sm">{`Not set: ${absent.map(({ name }) => name).join(', ')}.`}</p>
    </>
  );
};
