import { useEffect } from 'react';
import { useOnDemand } from '../../../lib/use-on-demand';
import { toastWaiting } from './toast-waiting';

const load = async () => (await import('./toast')).ToastProvider;

/**
 * Where public pages show what an order that was left behind has to tell. They say nothing else: the toasts are loaded
 * with the first message, and have come already with the page that sends it.
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
