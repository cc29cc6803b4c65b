import type { LucideIcon } from 'lucide-react';
import * as topicIcons from '../../content/icons/topic-icons';
import type { TopicIconName } from '../../content/types';
import { Icon } from './icon';

const icons: Readonly<Record<TopicIconName, LucideIcon>> = topicIcons;

export const TopicIcon = ({ name, className }: { name: TopicIconName; className?: string }) => (
  <Icon icon={icons[name]} className={className} />
);
