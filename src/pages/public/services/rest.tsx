import { Closing } from '../../../components/layout/closing';
import { Later } from '../../../components/layout/later';
import { TileField } from '../../../components/media/tile-field';
import { servicesPage } from '../../../content/services-page';
import { ServiceIndex } from './service-index';
import { ServicesPlan } from './services-plan';
import { Testimonials } from './testimonials';

const { closing } = servicesPage;

export const Field = () => (
  <TileField
    seed="services-6"
    columns={10}
    rows={2}
    gaps={0.15}
    palette={['ultramarine', 'vermilion', 'sun', 'blush', 'moss']}
    className="w-full lg:col-span-6"
  />
);

export const Content = () => (
  <>
    <ServiceIndex />
    <Later>
      <ServicesPlan />
      <Testimonials />
      <Closing
        seed="services"
        title={closing.title}
        text={closing.text}
        actions={[closing.signUp, closing.consultation]}
      />
    </Later>
  </>
);
