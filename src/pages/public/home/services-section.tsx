import { Picture } from '../../../components/media/picture/picture';
import { Carousel } from '../../../components/motion/carousel';
import { Link, TextLink } from '../../../components/ui/link';
import { servicesSection } from '../../../content/public/home';
import { ComparePrices } from '../../parts/cross-links';

export const ServicesSection = () => (
  <section aria-labelledby="our-services" className="border-b bg-ground-raised py-section">
    <Carousel
      label="Services and starting prices"
      heading={
        <div>
          <h2 id="our-services" className="text-title">
            {servicesSection.heading}
          </h2>
          <p className="mt-4 text-lead">{servicesSection.text}</p>
        </div>
      }
    >
      {servicesSection.cards.map((card) => (
        <li key={card.id} className="group relative flex w-[85vw] max-w-[520px] flex-col border-r first:border-l">
          <div className="overflow-hidden">
            <Picture
              picture={card.image}
              sizes="(min-width: 612px) 520px, 85vw"
              className="transition-transform duration-300 group-hover:scale-[1.03]"
            />
          </div>
          <div className="flex grow flex-col p-6 max-xs:p-3 lg:p-7">
            <p className="eyebrow">{card.category}</p>
            <h3 className="mt-1 text-heading">
              <Link
                to={card.href}
                className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2"
              >
                {card.title}
              </Link>
            </h3>
            <p className="mt-3 mb-8 max-w-96">{card.description}</p>
            <p className="figures mt-auto border-t pt-4 font-display font-semibold text-subheading">{card.priceText}</p>
          </div>
        </li>
      ))}
    </Carousel>
    <p className="page-grid flex flex-wrap gap-x-6 gap-y-2 pt-8">
      <TextLink to={servicesSection.viewAll.href} aria-describedby="our-services" className="font-semibold">
        {servicesSection.viewAll.label}
      </TextLink>
      <ComparePrices />
    </p>
  </section>
);
