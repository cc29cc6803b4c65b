import { X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { trial } from '../../content/flows/trial';
import { moveFocusWhenRemoved } from '../../lib/focus';
import { href } from '../../paths';
import { now } from '../../services/clock';
import {
  type BannerMessage,
  bannerMessage,
  dismissBanner,
  dispatchBannerChanges,
  subscribeToBanner,
} from '../../services/trial/banner';
import { Icon } from '../ui/icon';
import { TextLink } from '../ui/link';
import { Tooltip } from '../ui/tooltip';

const messages = {
  'trial-offer': {
    to: href('subscribe'),
    link: `Try ${trial.days} days free`,
    more: 'One team, one list, real work from day one.',
  },
  'trial-ended': {
    to: `${href('home')}#plans`,
    link: 'Trial ended: see plans',
    more: `Your ${trial.days} days are over. Pick a plan and the work goes on.`,
  },
} as const satisfies Record<BannerMessage, unknown>;

const messageNow = () => bannerMessage(now());
const messageInHtml = () => null;

/** The banner overlays the page's top padding, so that showing or hiding it causes no layout shift. */
export const TrialBanner = () => {
  const message = useSyncExternalStore(subscribeToBanner, messageNow, messageInHtml);
  const [isDismissed, setDismissed] = useState(false);
  useEffect(() => dispatchBannerChanges(now), []);

  const dismiss = () => {
    setDismissed(true);
    moveFocusWhenRemoved();
    // If the write is refused, the banner stays hidden until the page is reloaded; otherwise storage decides when it is
    // shown again.
    dismissBanner(now()).then(
      () => setDismissed(false),
      () => {},
    );
  };

  if (!message || isDismissed) return null;
  const { to, link, more } = messages[message];
  return (
    <aside
      aria-label="Free trial"
      className="page-box trial-banner absolute inset-x-0 top-(--header) z-40 on-bright bg-sun print:hidden"
    >
      <div className="page-grid flex h-11 items-center justify-between gap-4">
        {/* Not a paragraph: paragraph spacing that a visitor sets in the browser would push it under the header. */}
        <div className="text-sm">
          <TextLink to={to} className="py-1 font-semibold">
            {link}
          </TextLink>
          <span>.</span>
          <span className="max-sm:hidden">{` ${more}`}</span>
        </div>
        <Tooltip text="Dismiss">
          <button
            type="button"
            aria-label="Dismiss the trial banner"
            className="-mr-[min(0.75rem,var(--gutter))] grid size-11 place-items-center"
            onClick={dismiss}
          >
            <Icon icon={X} />
          </button>
        </Tooltip>
      </div>
    </aside>
  );
};
