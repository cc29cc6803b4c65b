import { deferred } from '../../components/layout/deferred';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { HeroSection, preloadClients } from './home/hero-section';

const belowFold = deferred(async () => (await import('./home/below-fold')).BelowFold);

export const handle = fixedPage(pageMeta.home);

export const loader = async () => {
  await Promise.all([preloadClients(), belowFold.preload()]);
  return null;
};

/** The landing page: eight sections, and the footer is the ninth. */
export const Component = () => (
  <>
    <HeroSection />
    <Rest>
      <belowFold.Part />
    </Rest>
  </>
);
