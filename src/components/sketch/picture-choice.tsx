import type { ComponentProps, ReactNode } from 'react';

type Props = ComponentProps<'input'> & {
  label: string;
  /** Stands above the label; null while it is loaded, undefined for none. */
  picture: ReactNode;
};

/** A radio button or checkbox with a picture, which can be pressed, too. */
export const PictureChoice = ({ label, picture, ...input }: Props) => (
  <label className="grid grid-cols-[auto_1fr] items-center gap-x-2 gap-y-1.5">
    <input {...input} className="peer row-start-2 size-5 accent-fg" />
    {picture !== undefined && (
      <span
        aria-hidden="true"
        className="col-span-2 row-start-1 block aspect-4/3 overflow-hidden border peer-checked:outline-3 peer-checked:outline-vermilion noscript:hidden print:hidden"
      >
        {picture}
      </span>
    )}
    <span className="row-start-2">{label}</span>
  </label>
);
