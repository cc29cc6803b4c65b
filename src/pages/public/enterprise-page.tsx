import { CallToAction } from '../../components/layout/call-to-action';
import { Rest } from '../../components/layout/rest';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { enterprisePage } from '../../content/public/enterprise';
import { fixedPage } from '../../head/page-handle';
import { Control } from './enterprise/control';
import { Figures } from './enterprise/figures';
import { Offers } from './enterprise/offers';
import { Steps } from './enterprise/steps';

const { heading, text, contact, checkout, closing } = enterprisePage;

export const handle = fixedPage(pageMeta.enterprise);

export const Component = () => (
  <>
    <div className="on-ink">
      <div className="page-grid grid gap-x-8 gap-y-10 pt-20 lg:grid-cols-12 lg:pt-24">
        <h1 className="text-hero lg:col-span-12">{heading}</h1>
        <div className="grid gap-7 lg:col-span-5 lg:col-start-8">
          <p className="max-w-measure text-lead">{text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink tone="primary" size="large" to={contact.href}>
              {contact.label}
            </ButtonLink>
            <ButtonLink size="large" to={checkout.href}>
              {checkout.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Rest>
        <Figures />
      </Rest>
    </div>
    <Rest>
      <Offers />
      <Control />
      <Steps />
      <CallToAction seed="enterprise" title={closing.title} text={closing.text} actions={[closing.contact]} />
    </Rest>
  </>
);
