import type { LucideIcon } from 'lucide-react';
import * as resourceIcons from '../../../content/icons/resource-icons';
import { resourcesMenu } from '../../../content/site/resources-menu';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

const icons: Readonly<Record<keyof typeof resourceIcons, LucideIcon>> = resourceIcons;

const focusFirst = (list: HTMLElement | null) => list?.querySelector('a')?.focus();

export const ResourcesMenu = ({ id }: { id: string }) => (
  <ul
    ref={focusFirst}
    id={id}
    className="on-page absolute top-full left-0 mt-3 max-h-[calc(100dvh-var(--header))] w-72 overflow-y-auto overscroll-contain border"
  >
    {resourcesMenu.map((item) => (
      <li key={item.href} className="border-t first:border-t-0">
        <Link to={item.href} className="menu-item flex gap-3 px-4 py-2.5 -outline-offset-3">
          <Icon icon={icons[item.icon]} className="mt-0.5" />
          <span>
            <span className="block font-semibold leading-tight">{item.title}</span>
            <span className="text-fg-quiet text-sm">{item.description}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
