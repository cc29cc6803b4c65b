import { useId } from 'react';

type Props<Value extends string> = {
  legend: string;
  /** The label of each value. */
  values: Readonly<Record<Value, string>>;
  selected: Value;
  onChoose: (value: Value) => void;
};

/** One setting of the desk, as radio buttons. */
export const Choice = <Value extends string>({ legend, values, selected, onChoose }: Props<Value>) => {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="eyebrow mb-1">{legend}</legend>
      {(Object.entries(values) as [Value, string][]).map(([value, label]) => (
        <label key={value} className="flex min-h-10 items-center gap-3 first-letter:uppercase">
          <input
            type="radio"
            name={name}
            checked={value === selected}
            onChange={() => onChoose(value)}
            className="size-5 shrink-0 accent-fg"
          />
          <span className="inline-block first-letter:uppercase">{label}</span>
        </label>
      ))}
    </fieldset>
  );
};
