import { appearance } from '../../content/site/navigation';
import { appearanceId } from '../../paths';

const watch = (fields: HTMLFieldSetElement | null) => {
  if (fields)
    import('../../services/site/color-scheme').then(
      ({ watchScheme }) => watchScheme(fields),
      () => {},
    );
};

/** Chooses the color scheme, for all tabs. Its code loads after the first load. It is not shown without script. */
export const Appearance = () => (
  <fieldset ref={watch} id={appearanceId} className="appearance">
    <legend>{appearance.label}</legend>
    {appearance.options.map(({ value, label }) => (
      <label key={value}>
        <input type="radio" name={appearanceId} value={value} defaultChecked={!value} autoComplete="off" />
        {` ${label}`}
      </label>
    ))}
  </fieldset>
);
