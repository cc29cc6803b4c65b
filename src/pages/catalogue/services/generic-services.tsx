import { CallToAction } from '../../../components/layout/call-to-action';
import { Rest } from '../../../components/layout/rest';
import { TileField } from '../../../components/media/tile-field';
import { ButtonLink } from '../../../components/ui/button';
import { servicesPage } from '../../../content/public/services-page';
import { ServiceIndex } from './service-index';
import { ServicesPlan } from './services-plan';
import { Testimonials } from './testimonials';

const { heading, text, signUp, closing } = servicesPage;

/** All services on one page; also shown for an unknown service id. */
export const GenericServices = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-10 pt-20 pb-16 lg:grid-cols-12 lg:pt-24 lg:pb-24">
      <h1 className="min-w-0 text-hero lg:col-span-12">{heading}</h1>
      <TileField
        seed="services-6"
        columns={10}
        rows={2}
        gaps={0.15}
        palette={['ultramarine', 'vermilion', 'sun', 'blush', 'moss']}
        className="w-full lg:col-span-6"
      />
      <div className="grid content-end justify-items-start gap-7 lg:col-span-5 lg:col-start-8">
        <p className="max-w-measure text-lead">{text}</p>
        <ButtonLink tone="primary" size="large" to={signUp.href}>
          {signUp.label}
        </ButtonLink>
      </div>
    </div>
    <Rest>
      <ServiceIndex />
      <ServicesPlan />
      <Testimonials />
      <CallToAction
        seed="services"
        title={closing.title}
        text={closing.text}
        actions={[closing.signUp, closing.consultation]}
      />
    </Rest>
  </>
);
