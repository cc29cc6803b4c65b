import type { TopicIconName } from '../../content/icons';
import { Icon } from './icon';
import * as topicIcons from './topic-icons';

/** The icon of a service, a capability, an industry or another topic of the content. Decorative, as `Icon` is. */
export const TopicIcon = ({ name, className }: { name: TopicIconName; className?: string }) => (
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: content uses every icon, so there is none to leave out
  <Icon icon={topicIcons[name]} className={className} />
);
