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
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-12 lg:grid-cols-12 lg:pt-24">
      <h1 className="text-hero lg:col-span-12">{heading}</h1>
      <p className="max-w-prose text-lead lg:col-span-6 lg:col-start-7">{text}</p>
    </div>
    <BrandIdea />
    <BrandLogo />
    <BrandColors />
    <BrandType />
    <BrandWords />
  </>
);
