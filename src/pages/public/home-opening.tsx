import { deferred } from '../../components/layout/deferred';
import { Rest, restOf } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { HeroSection, preloadClients } from './home/hero-section';

const { Part, preload } = restOf(() => import('./home/rest'));
const belowFold = deferred(async () => (await import('./home/below-fold')).BelowFold);

export const handle = fixedPage(pageMeta.home, {
  rest: (params) => Promise.all([preload(params), preloadClients(), belowFold.preload()]),
});

/** The landing page: eight sections, and the footer is the ninth. */
export const Component = () => (
  <>
    <HeroSection mosaic={<Part name="Mosaic" placeholder="aspect-3/2" />} />
    <Rest>
      <belowFold.Part />
    </Rest>
  </>
);
