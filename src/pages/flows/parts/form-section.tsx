import type { ReactNode } from 'react';

/** A fieldset, no labeled region: its title is no field's label. The legend floats, because only then it is a grid item. */
export const FormSection = (props: {
  id: string;
  number: number;
  title: string;
  note?: string;
  children: ReactNode;
}) => (
  <fieldset
    id={props.id}
    className="grid min-w-0 gap-x-8 gap-y-6 border-t pt-6 pb-10 outline-none max-lg:scroll-mt-14 sm:grid-cols-[4.5rem_minmax(0,1fr)]"
  >
    <legend className="float-left sm:col-start-2 sm:self-baseline">
      <h2 className="text-heading">
        <span aria-hidden="true" className="figures mr-3 text-fg-quiet sm:hidden">
          {props.number}
        </span>
        <span>{props.title}</span>
      </h2>
    </legend>
    <p
      aria-hidden="true"
      className="figures hidden font-display font-semibold text-title leading-none sm:col-start-1 sm:row-start-1 sm:block sm:self-baseline"
    >
      {props.number}
    </p>
    <div className="grid max-w-prose gap-6 sm:col-start-2">
      {props.note && <p className="-mt-4 text-fg-quiet">{props.note}</p>}
      {props.children}
    </div>
  </fieldset>
);
