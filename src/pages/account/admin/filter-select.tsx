import { controlLook } from '../../../components/form/field';

type Props = {
  /** The filter's parameter in the address. */
  name: string;
  label: string;
  /** '' for all. */
  value: string;
  all: string;
  options: readonly { value: string; label: string }[];
  update: (changes: Readonly<Record<string, string>>) => void;
};

export const FilterSelect = ({ name, label, value, all, options, update }: Props) => (
  <div className="grid min-w-0 gap-1.5">
    <label htmlFor={`filter-${name}`} className="font-semibold text-sm">
      {label}
    </label>
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
