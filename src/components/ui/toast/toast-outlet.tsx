import { useEffect } from 'react';
import { useOnDemand } from '../../../lib/use-on-demand';
import { toastWaiting } from './toast-waiting';

const load = async () => (await import('./toast')).ToastProvider;

/**
 * Toasts on public pages, for an order whose page the visitor left before it was done. The provider is loaded with the first
 * message; the page that sends it has loaded the module already.
 */
export const ToastOutlet = () => {
  const [Provider, request] = useOnDemand(load);
  useEffect(() => {
    const show = () => void request();
    window.addEventListener(toastWaiting, show);
    return () => window.removeEventListener(toastWaiting, show);
  }, [request]);
  return Provider && <Provider isElsewhere />;
};
