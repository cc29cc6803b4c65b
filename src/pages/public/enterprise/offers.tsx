import { Check } from 'lucide-react';
import { groundClass } from '../../../components/media/tile-colors';
import { ActionLink } from '../../../components/ui/button';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import { TextList } from '../../../components/ui/text-list';
import { TitledSection } from '../../../components/ui/titled-section';
import { enterprisePage } from '../../../content/public/enterprise';
import { classNames } from '../../../lib/class-names';
import { ComparePrices } from '../../parts/cross-links';

const { offers, offersHeading } = enterprisePage;

/** Class names of the two offers; the second is set lower, because the offers are alternatives and not tiers. */
const looks = [
  { ground: groundClass.sun, place: '', corner: 'rounded-br-[min(8rem,25vw)]' },
  { ground: groundClass.moss, place: 'md:mt-24', corner: 'rounded-tl-[min(8rem,25vw)]' },
];

export const Offers = () => (
  <TitledSection id="offers" title={offersHeading} titleLook="text-title" className="page-grid grid gap-10 py-section">
    <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
      {offers.map(({ id, name, priceText, text, includes, cta }, index) => {
        const [amount, period] = priceText.split('/');
        return (
          <article
            key={id}
            aria-labelledby={id}
            className={classNames('grid min-w-0 content-start', looks[index]?.place)}
          >
            <div
              className={classNames(
                'grid min-h-72 content-between gap-8 p-6 sm:p-8',
                index === 1 && 'pt-24 sm:pt-24',
                looks[index]?.ground,
                looks[index]?.corner,
              )}
            >
              <h3 id={id} className="text-subheading">
                {name}
              </h3>
              <p className="figures font-display font-semibold text-balance text-[clamp(2.125rem,4.6vw,3.5rem)] max-xs:text-2xl leading-none tracking-[-0.035em]">
                <span>{amount}</span>
                <span className="inline-block text-[0.62em]">{`/${period}`}</span>
              </p>
            </div>
            <p className="mt-6 max-w-measure text-lead">
              <NoWrapCompounds text={text} />
            </p>
            <TextList items={includes} className="mt-6" itemLook="flex gap-3 border-t py-3" icon={Check} />
            <ActionLink className="mt-4 justify-self-start" action={cta} />
          </article>
        );
      })}
    </div>
    <p>
      <ComparePrices />
    </p>
  </TitledSection>
);
