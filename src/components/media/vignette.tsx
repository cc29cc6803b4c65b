import { asset } from '../../lib/links';

export type VignetteId =
  | 'log-in'
  | 'sign-up'
  | 'forgot-password'
  | 'thanks'
  | 'payment-error'
  | 'payment-canceled'
  | 'payment-successful'
  | 'already-subscribed'
  | 'trial-started';

/** The figure of a page, for decoration; `tools/artwork/vignettes.ts` draws it. */
export const Vignette = ({ id, className }: { id: VignetteId; className: string }) => (
  <img src={asset(`/media/vignettes/${id}.svg`)} alt="" width={10} height={10} loading="lazy" className={className} />
);
