import { LowerPart } from '../../../components/hydration/hydrated-parts';
import { HeroMosaic } from '../../../components/media/hero-mosaic';
import { NamedMark } from '../../../components/media/named-mark';
import { Marquee } from '../../../components/motion/marquee';
import { ActionLink } from '../../../components/ui/button';
import { Link } from '../../../components/ui/link';
import { figureText } from '../../../content/format/numbers';
import { homeHero } from '../../../content/public/home-hero';
import { asset } from '../../../lib/links';
import { caseStudyHref } from '../../../paths';

export const HeroSection = () => (
  <section className="overflow-hidden border-b">
    <div className="page-grid hero-grid">
      {/* A step smaller in a low window, so that both buttons are in view on a laptop. */}
      <h1 className="pt-20 pb-8 text-hero lg:pt-24 lg:pb-12 lower:pt-20 lower:pb-8 lower:text-[min(9vw,7.5rem)]">
        {homeHero.headline}
      </h1>
      <div className="grid border-t lg:grid-cols-2">
        <div className="grid content-start gap-8 py-8 lg:gap-10 lg:py-10 lg:pr-10 lower:gap-8 lower:py-8">
          <p className="max-w-measure text-lead">{homeHero.text}</p>
          <div className="grid justify-items-start gap-3 sm:flex sm:flex-wrap">
            <ActionLink tone="primary" size="large" newTab action={homeHero.consultation} />
            <ActionLink size="large" action={homeHero.services} />
          </div>
        </div>
        <div className="-mx-bleed lg:ml-0">
          <HeroMosaic />
        </div>
      </div>
    </div>
    <LowerPart>
      <div className="border-t">
        <dl className="page-grid grid grid-cols-2 max-xs:grid-cols-1 lg:grid-cols-4">
          {homeHero.figures.map((figure) => (
            <div
              key={figure.label}
              className="flex flex-col-reverse justify-end gap-2 py-7 pr-4 even:border-l max-lg:nth-[n+3]:border-t max-lg:even:pl-5 max-xs:border-l-0! max-xs:border-t max-xs:pl-0! lg:border-l lg:py-10 lg:pl-6 lg:first:border-l-0 lg:first:pl-0"
            >
              <dt className="leading-tight">{figure.label}</dt>
              <dd className="figures font-display font-semibold text-figure">{figureText(figure)}</dd>
            </div>
          ))}
        </dl>
        <p className="page-grid pb-5">{homeHero.figuresNote}</p>
      </div>
      <div className="border-t">
        <Marquee label={homeHero.marqueeLabel}>
          {(isCopy) =>
            homeHero.clients.map(({ id, name }) => (
              <li key={id} className="border-r">
                <Link
                  to={caseStudyHref(id)}
                  tabIndex={isCopy ? -1 : undefined}
                  className="flex h-20 items-center whitespace-nowrap px-5 font-display font-semibold text-xl decoration-2 sm:px-8 sm:text-2xl underline-offset-8 hover:underline focus-visible:-outline-offset-3 lg:h-24 lg:px-12 lg:text-3xl"
                >
                  <NamedMark
                    address={asset(`/media/clients/${id}.svg`)}
                    name={name}
                    className="flex items-center gap-4"
                    markClassName="size-9 lg:size-10"
                  />
                </Link>
              </li>
            ))
          }
        </Marquee>
      </div>
    </LowerPart>
  </section>
);
