import { useEffect, useRef } from 'react';
import { appearance } from '../../content/site/navigation';
import { appearanceId } from '../../paths';
import { type Scheme, showScheme, stopTransitions } from '../../services/site/color-scheme';
import { store } from '../../storage/store';
import { useStored } from '../../storage/use-stored';
import { colorScheme } from '../../storage/visitor-keys';

/** @param value of a field; '' for the scheme of the device */
const choose = (value: string) => {
  const scheme = (value || null) as Scheme;
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
    const early = fields.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (early) choose(early);
    matchMedia('(prefers-color-scheme: dark)').onchange = stopTransitions;
  }, []);
  // During hydration `stored` is not yet what is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when that changes
  useEffect(() => {
    const scheme = store.read(colorScheme);
    showScheme(scheme);
    for (const field of fields.current?.querySelectorAll('input') ?? []) field.checked = field.value === (scheme ?? '');
  }, [stored]);
  return (
    <fieldset
      ref={fields}
      id={appearanceId}
      onChange={({ target }) => target instanceof HTMLInputElement && choose(target.value)}
      className="appearance flex flex-wrap gap-x-4"
    >
      <legend className="float-left mr-4 py-1 text-fg-quiet">{appearance.label}</legend>
      {appearance.options.map(({ value, label }) => (
        <label key={value} className="py-1">
          <input type="radio" name={appearanceId} value={value} defaultChecked={!value} autoComplete="off" /> {label}
        </label>
      ))}
    </fieldset>
  );
};
