import type { ComponentProps } from 'react';
import { controlLook } from '../../../components/form/field';
import { useUrlState, useUrlText } from '../../../hooks/use-url-state';

/** A filter in the address. `value`: what the page takes it for. */
type Filter = { name: string; label: string; value: string };

const FilterLabel = ({ name, label }: Pick<Filter, 'name' | 'label'>) => (
  <label htmlFor={`filter-${name}`} className="font-semibold text-sm">
    {label}
  </label>
);

type InputProps = Filter & Pick<ComponentProps<'input'>, 'type' | 'min' | 'max'>;

export const FilterInput = ({ name, label, value, ...input }: InputProps) => {
  const [, update] = useUrlState();
  const { text, type, flush } = useUrlText(value, (next) => update({ [name]: next }));
  return (
    <div className="grid gap-1.5">
      <FilterLabel name={name} label={label} />
      <input
        id={`filter-${name}`}
        {...input}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
        className={controlLook}
      />
    </div>
  );
};

type SelectProps = Filter & { all: string; options: readonly { value: string; label: string }[] };

export const FilterSelect = ({ name, label, value, all, options }: SelectProps) => {
  const [, update] = useUrlState();
  return (
    <div className="grid min-w-0 gap-1.5">
      <FilterLabel name={name} label={label} />
      <select
        id={`filter-${name}`}
        value={value}
        onChange={(event) => update({ [name]: event.target.value })}
        className={`${controlLook} max-w-72`}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
};
