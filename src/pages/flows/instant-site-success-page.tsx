import { Link } from 'react-router-dom';
import { ButtonLink } from '../../components/ui/button';
import { NoWrapCompounds } from '../../components/ui/no-wrap-compounds';
import { instantSiteSuccess } from '../../content/flows/instant-site-success';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';

export const handle = fixedPage(pageMeta.instantSiteSuccess);

const stepTiles = ['rounded-tl-full bg-ultramarine', 'rounded-br-full bg-blush', 'rounded-tr-full bg-moss', 'bg-sun'];

export const Component = () => (
  <div>
    <section className="page-grid grid items-end gap-x-8 gap-y-8 py-12 lg:grid-cols-12 lg:py-20">
      <h1 className="text-hero lg:col-span-7">{instantSiteSuccess.title}</h1>
      <div className="grid gap-5 lg:col-span-5">
        <p className="text-lead">
          <NoWrapCompounds text={instantSiteSuccess.lead} />
        </p>
        <p>
          <NoWrapCompounds text={instantSiteSuccess.meeting} />
        </p>
        <ButtonLink tone="primary" size="large" to={site.designMeetingUrl} newTab className="w-fit">
          {instantSiteSuccess.book}
        </ButtonLink>
      </div>
    </section>
    <section aria-labelledby="next-heading" className="on-ink">
      <div className="page-grid grid gap-10 py-section">
        <h2 id="next-heading" className="text-heading">
          What happens next?
        </h2>
        <ol className="grid sm:grid-cols-2 lg:grid-cols-4">
          {instantSiteSuccess.steps.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-4 border-t py-6 pr-8 lg:pt-0 lg:pb-0">
              <span
                aria-hidden="true"
                className={`figures grid aspect-square w-24 place-items-center font-display font-semibold text-heading lg:w-full lg:max-w-44 ${stepTiles[index]} ${index % 2 === 0 ? 'text-paper' : 'text-ink'}`}
              >
                {index + 1}
              </span>
              <h3 className="text-subheading">{title}</h3>
              <p className="text-fg-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
    <p className="page-grid py-12">
      No time works for you?{' '}
      <Link to={href('contact')} className="text-link">
        Contact us
      </Link>{' '}
      and we will find one.
    </p>
  </div>
);
