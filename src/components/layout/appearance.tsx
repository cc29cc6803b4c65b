import { useEffect, useRef } from 'react';
import { appearance } from '../../content/site/navigation';
import { type Scheme, showScheme, stopTransitions } from '../../services/site/color-scheme';
import { store } from '../../storage/store';
import { useStored } from '../../storage/use-stored';
import { colorScheme } from '../../storage/visitor-keys';

const choose = (scheme: Scheme) => {
  showScheme(scheme);
  try {
    if (scheme) store.write(colorScheme, scheme);
    else store.remove(colorScheme);
  } catch {
    // Where it cannot be stored, the choice lasts as long as the page.
  }
};

/** Chooses the color scheme, for all tabs. Without script it is not there. */
export const Appearance = () => {
  const stored = useStored(colorScheme);
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    // A field that was pressed before hydration.
    const early = fields.current?.querySelector<HTMLInputElement>(':checked')?.value as Scheme;
    if (early) choose(early);
    const device = matchMedia('(prefers-color-scheme: dark)');
    device.addEventListener('change', stopTransitions);
    return () => device.removeEventListener('change', stopTransitions);
  }, []);
  // During hydration `stored` is not yet what is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when that changes
  useEffect(() => {
    const scheme = store.read(colorScheme);
    showScheme(scheme);
    for (const field of fields.current?.querySelectorAll('input') ?? []) field.checked = field.value === (scheme ?? '');
  }, [stored]);
  return (
    <fieldset ref={fields} className="appearance flex flex-wrap items-center gap-x-4 gap-y-1">
      <legend className="float-left mr-4 text-fg-quiet">{appearance.label}</legend>
      {appearance.options.map(({ scheme, label }) => (
        <label key={label} className="flex items-center gap-1.5 py-1">
          <input
            type="radio"
            name={colorScheme.name}
            value={scheme ?? ''}
            defaultChecked={scheme === null}
            autoComplete="off"
            onChange={() => choose(scheme)}
            className="size-4 accent-fg"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
};
