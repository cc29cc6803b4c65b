import { PageHeading } from '../../components/ui/page-heading';
import { fixedPage } from '../../head/page-handle';
import { BrandControls } from './brand-controls';
import { Examples } from './examples';
import { FormExamples } from './form-examples';
import { StyleguideSection } from './section';

export const handle = fixedPage({ title: 'Style guide' });

/** The brand's colors, and one example of each component. Only the development server has this page. */
export const Component = () => (
  <div className="page-grid grid gap-10 pt-12 lg:pt-16">
    <PageHeading title="Style guide" intro="The brand's colors, and what the site is made of." />
    <div>
      <BrandControls />
      <StyleguideSection id="components" title="Components">
        <Examples />
      </StyleguideSection>
      <StyleguideSection id="forms" title="Forms">
        <FormExamples />
      </StyleguideSection>
    </div>
  </div>
);
