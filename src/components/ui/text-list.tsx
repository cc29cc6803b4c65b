import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon';

type Props = {
  items: readonly string[];
  className?: string;
  itemLook?: string;
  icon?: LucideIcon;
  iconLook?: string;
};

/** Texts below one another. The icon, which is the same for all, needs a flex box in `itemLook`. */
export const TextList = ({ items, className, itemLook, icon, iconLook = 'mt-0.5' }: Props) => (
  <ul className={className}>
    {items.map((item) => (
      <li key={item} className={itemLook}>
        {icon && <Icon icon={icon} className={iconLook} />}
        <span>{item}</span>
      </li>
    ))}
  </ul>
);
