import { newTab } from '../../../components/ui/new-tab';
import { TopicIcon } from '../../../components/ui/topic-icon';
import type { ContactChannel } from '../../../content/site/contact';

/** A contact channel as a row; the whole row is the link. */
export const Channel = ({ channel: { label, value, href, note, icon } }: { channel: ContactChannel }) => {
  const isOutside = href.startsWith('http');
  return (
    <li className="border-b">
      <a
        href={href}
        {...(isOutside && newTab)}
        className="group block transition-colors duration-150 hover:bg-ink hover:text-paper focus-visible:outline-offset-[-3px]"
      >
        <span className="page-grid grid items-baseline gap-x-8 gap-y-2 py-7 lg:grid-cols-12 lg:py-10">
          <span className="flex items-baseline gap-3 lg:col-span-2">
            <TopicIcon name={icon} className="self-center" />
            <span>{label}</span>
          </span>
          <span className="figures wrap-anywhere font-display font-semibold text-[clamp(1.375rem,4.1vw,3.75rem)] leading-none tracking-tight lg:col-span-7">
            {value}
          </span>
          <span className="max-w-measure text-fg-quiet group-hover:text-paper lg:col-span-3">{note}</span>
        </span>
      </a>
    </li>
  );
};
