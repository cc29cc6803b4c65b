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

/** Without a connection there is no figure: a browser would draw a broken picture in its place. */
const hide = ({ currentTarget }: { currentTarget: HTMLImageElement }) => {
  currentTarget.hidden = true;
};

/** The figure of a page, for decoration; `tools/artwork/vignettes.ts` draws it. */
export const Vignette = ({ id, className }: { id: VignetteId; className: string }) => (
  <img
    // What fails before hydration is hidden, too.
    ref={(image) => {
      if (image?.complete && image.currentSrc && image.naturalWidth === 0) image.hidden = true;
    }}
    src={asset(`/media/vignettes/${id}.svg`)}
    alt=""
    width={10}
    height={10}
    loading="lazy"
    onError={hide}
    className={className}
  />
);
