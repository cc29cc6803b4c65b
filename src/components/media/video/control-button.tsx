import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon';

type Props = { icon: LucideIcon; label: string; onPress: () => void; disabled?: boolean };

export const ControlButton = ({ icon, label, onPress, disabled = false }: Props) => (
  <button
    disabled={disabled}
    type="button"
    aria-label={label}
    onClick={onPress}
    className="grid noscript:hidden print:hidden size-11 place-items-center bg-tile-ink text-tile-paper -outline-offset-3 transition-colors duration-150 hover:bg-tile-paper hover:text-tile-ink focus-visible:outline-current"
  >
    <Icon icon={icon} />
  </button>
);
