import { TopicIcon } from '../../../components/ui/topic-icon';
import type { CreditService } from '../../../content/catalogue/credits';
import type { CreditServiceId } from '../../../content/ids';
import { classNames } from '../../../lib/class-names';

const looks: Readonly<Record<CreditServiceId, { corner: string; ground: string; place: string }>> = {
  revision: { corner: 'rounded-tl-tile', ground: 'on-bright bg-blush', place: 'translate-x-1 translate-y-1' },
  'new-page': { corner: 'rounded-br-tile', ground: 'on-bright bg-sun', place: '-translate-x-1 -translate-y-1' },
  'custom-artwork': { corner: 'rounded-tr-tile', ground: 'bg-moss text-paper', place: '-translate-x-1 translate-y-1' },
  'logo-design': {
    corner: 'rounded-tl-tile',
    ground: 'bg-ultramarine text-paper',
    place: 'translate-x-1 translate-y-1',
  },
  'branding-kit': { corner: 'rounded-bl-tile', ground: 'bg-fg text-ground', place: 'translate-x-1 -translate-y-1' },
  'instant-site': { corner: 'rounded-br-tile', ground: 'on-bright bg-blush', place: '-translate-x-1 -translate-y-1' },
};

type Props = {
  service: CreditService;
  isOutlined?: boolean;
  className?: string;
};

export const ServiceTile = ({ service: { id, icon }, isOutlined = false, className }: Props) => {
  const { corner, ground, place } = looks[id];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid place-items-center',
        corner,
        isOutlined ? 'border border-line-strong' : ground,
        className,
      )}
    >
      <TopicIcon name={icon} className={classNames('size-6', place)} />
    </span>
  );
};
