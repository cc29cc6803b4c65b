import { useEffect } from 'react';
import { useOnDemand } from '../../../lib/use-on-demand';
import { toastWaiting } from './toast-waiting';

const load = async () => (await import('./toast')).Toasts;

/**
 * Toasts on public pages, for an order whose page the visitor left before it was done. The module is loaded with the first
 * toast; the page that shows it has loaded the module already.
 */
export const ToastOutlet = () => {
  const [Toasts, request] = useOnDemand(load);
  useEffect(() => {
    const show = () => void request();
    window.addEventListener(toastWaiting, show);
    return () => window.removeEventListener(toastWaiting, show);
  }, [request]);
  return Toasts && <Toasts isElsewhere />;
};
