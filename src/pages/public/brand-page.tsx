import { PageOpening } from '../../components/layout/page-opening';
import { Rest } from '../../components/layout/rest';
import { brandPage } from '../../content/brand';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { BrandColors } from './brand/brand-colors';
import { BrandIdea } from './brand/brand-idea';
import { BrandLogo } from './brand/brand-logo';
import { BrandType } from './brand/brand-type';
import { BrandWords } from './brand/brand-words';

export const handle = fixedPage(pageMeta.brand);

const { heading, text } = brandPage;

export const Component = () => (
  <>
    <PageOpening heading={heading} text={text} className="pb-12" />
    <Rest>
      <BrandIdea />
      <BrandLogo />
      <BrandColors />
      <BrandType />
      <BrandWords />
    </Rest>
  </>
);
