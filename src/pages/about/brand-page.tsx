import { PageHero } from '../../components/layout/page-hero';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { brandPage } from '../../content/public/brand';
import { fixedPage } from '../../head/page-handle';
import { BrandColors } from './brand/brand-colors';
import { BrandIdea } from './brand/brand-idea';
import { BrandLogo } from './brand/brand-logo';
import { BrandType } from './brand/brand-type';
import { BrandWords } from './brand/brand-words';

export const handle = fixedPage(pageMeta.brand);

export const Component = () => (
  <>
    <PageHero heading={brandPage.heading} text={brandPage.text} className="pb-12" />
    <Rest>
      <BrandIdea />
      <BrandLogo />
      <BrandColors />
      <BrandType />
      <BrandWords />
    </Rest>
  </>
);
