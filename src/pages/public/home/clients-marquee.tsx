import { NamedMark } from '../../../components/media/named-mark';
import { Marquee } from '../../../components/motion/marquee';
import { homeHero } from '../../../content/public/home-hero';
import { asset } from '../../../lib/asset';

/** The marquee with the clients' names at the bottom of the hero section. */
export const ClientsMarquee = () => (
  <Marquee label={homeHero.marqueeLabel}>
    {homeHero.clients.map(({ id, name }) => (
      <li
        key={id}
        className="flex h-20 items-center whitespace-nowrap border-r px-8 font-display font-semibold text-2xl lg:h-24 lg:px-12 lg:text-3xl"
      >
        <NamedMark
          address={asset(`/media/clients/${id}.svg`)}
          name={name}
          className="flex items-center gap-4"
          markClassName="size-9 lg:size-10"
        />
      </li>
    ))}
  </Marquee>
);
