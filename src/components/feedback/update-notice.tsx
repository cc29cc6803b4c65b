import { useSyncExternalStore } from 'react';
import { moveFocusWhenRemoved } from '../../lib/move-focus-when-removed';
import { siteUpdate } from '../../services/site/site-update';
import { Button } from '../ui/button';

const dismiss = () => {
  siteUpdate.dismiss();
  moveFocusWhenRemoved();
};

/** Offers to reload the page with a newer build of the site. Without a press the page stays as it is. */
export const UpdateNotice = () => {
  const isReady = useSyncExternalStore(siteUpdate.subscribe, siteUpdate.isReady, siteUpdate.isReadyInHtml);
  return (
    // It covers a part of the page, so it has no size without a message, or it would catch clicks.
    <div id="update" role="status" className="fixed bottom-0 left-0 z-60 max-w-md print:hidden">
      {isReady && (
        <div className="on-ink m-4 grid gap-4 border-l-8 border-l-ultramarine p-5">
          <p>
            A newer version of this site is ready. Reloading keeps what you typed into an order or a brief, except card
            details and files.
          </p>
          <div className="flex gap-3">
            <Button size="small" tone="primary" onClick={siteUpdate.apply}>
              Reload
            </Button>
            <Button size="small" onClick={dismiss}>
              Later
            </Button>
          </div>
        </div>
      )}
    </div>
  );
};
