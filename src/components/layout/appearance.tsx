import { useEffect, useRef } from 'react';
import { appearance } from '../../content/site/navigation';
import { appearanceId } from '../../paths';

/** Chooses the color scheme, for all tabs. What it does comes after the first load. Without script it is not there. */
export const Appearance = () => {
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    import('../../services/site/color-scheme').then(
      ({ watchScheme }) => fields.current && watchScheme(fields.current),
      () => {},
    );
  }, []);
  return (
    <fieldset ref={fields} id={appearanceId} className="appearance flex flex-wrap gap-x-4 accent-fg">
      <legend className="float-left mr-4 py-1 text-fg-quiet max-sm:w-full">{appearance.label}</legend>
      {appearance.options.map(({ value, label }) => (
        <label key={value} className="py-1">
          <input type="radio" name={appearanceId} value={value} defaultChecked={!value} autoComplete="off" /> {label}
        </label>
      ))}
    </fieldset>
  );
};
