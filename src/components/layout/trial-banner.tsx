import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { trial } from '../../content/flows/trial';
import { moveFocusWhenRemoved } from '../../lib/move-focus-when-removed';
import { useHydrated } from '../../lib/use-hydrated';
import { href } from '../../paths';
import { now } from '../../services/clock';
import { dismissBanner, dispatchBannerChanges } from '../../services/site/banner';
import { Icon } from '../ui/icon';
import { Tooltip } from '../ui/tooltip';
import { useBannerVisible } from './use-banner-visible';

/** Offers the free trial. It overlays the page's top padding, so that showing or hiding it causes no layout shift. */
export const TrialBanner = () => {
  const isKnown = useHydrated();
  const isVisible = useBannerVisible();
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

  if (!isKnown || !isVisible || isDismissed) return null;
  return (
    <aside aria-label="Free trial" className="absolute inset-x-0 top-(--header) z-40 bg-sun text-ink print:hidden">
      <div className="page-grid flex h-11 items-center justify-between gap-4">
        <p className="text-sm">
          <Link to={href('subscribe')} className="text-link inline-block py-1 font-semibold">
            Try {trial.days} days free
          </Link>
          <span className="max-sm:hidden"> One team, one list, and you keep what it makes.</span>
        </p>
        <Tooltip text="Dismiss">
          <button
            type="button"
            aria-label="Dismiss"
            className="-mr-3 grid size-11 place-items-center"
            onClick={dismiss}
          >
            <Icon icon={X} />
          </button>
        </Tooltip>
      </div>
    </aside>
  );
};
