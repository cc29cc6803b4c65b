import { LowerPart, lazyLowerPart } from '../../components/hydration/hydrated-parts';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { HeroSection } from './home/hero-section';

/** Lazy: the sections below the fold are most of the page's code. */
const BelowTheFold = lazyLowerPart(async () => (await import('./home/below-the-fold')).BelowTheFold);

export const handle = fixedPage(pageMeta.home);

export const Component = () => (
  <>
    <HeroSection />
    <LowerPart>
      <BelowTheFold />
    </LowerPart>
  </>
);
