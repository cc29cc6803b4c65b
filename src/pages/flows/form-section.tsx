import type { ReactNode } from 'react';

/** A numbered part of a long form: its number stands large in the margin. */
export const FormSection = (props: {
  id: string;
  number: number;
  title: string;
  note?: string;
  children: ReactNode;
}) => (
  <section
    id={props.id}
    aria-labelledby={`${props.id}-heading`}
    className="grid gap-x-8 gap-y-6 border-t pt-6 pb-10 outline-none max-lg:scroll-mt-14 sm:grid-cols-[4.5rem_minmax(0,1fr)]"
  >
    <p aria-hidden="true" className="figures hidden font-display font-semibold text-title leading-none sm:block">
      {props.number}
    </p>
    <div className="grid max-w-prose gap-6">
      <div>
        <h2 id={`${props.id}-heading`} className="text-heading">
          <span aria-hidden="true" className="figures mr-3 text-fg-quiet sm:hidden">
            {props.number}
          </span>
          {props.title}
        </h2>
        {props.note && <p className="mt-2 text-fg-quiet">{props.note}</p>}
      </div>
      {props.children}
    </div>
  </section>
);
