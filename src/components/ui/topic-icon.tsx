import type { TopicIconName } from '../../content/icons';
import { Icon } from './icon';
import { topicIcons } from './topic-icons';

/** The icon of a service, a capability, an industry or another topic of the content. Decorative, as `Icon` is. */
export const TopicIcon = ({ name, className }: { name: TopicIconName; className?: string }) => (
  <Icon icon={topicIcons[name]} className={className} />
);
