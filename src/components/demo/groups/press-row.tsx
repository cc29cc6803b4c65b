import type { ReactElement } from 'react';

type Props = { onPress: () => void; isBusy?: boolean; title: ReactElement; text: string };

export const PressRow = ({ onPress, isBusy = false, title, text }: Props) => (
  <button
    type="button"
    {...(isBusy && { 'aria-disabled': true })}
    onClick={onPress}
    className="grid w-full gap-0.5 border border-fg bg-ground-raised px-3 py-2.5 text-left hover:bg-fg hover:text-ground"
  >
    {title}
    <span className="text-sm">{text}</span>
  </button>
);
