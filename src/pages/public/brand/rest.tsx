import { BrandColors } from './brand-colors';
import { BrandIdea } from './brand-idea';
import { BrandLogo } from './brand-logo';
import { BrandType } from './brand-type';
import { BrandWords } from './brand-words';

export const Content = () => (
  <>
    <BrandIdea />
    <BrandLogo />
    <BrandColors />
    <BrandType />
    <BrandWords />
  </>
);
