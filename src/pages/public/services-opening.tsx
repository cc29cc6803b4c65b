import { restOf } from '../../components/layout/rest';
import { ButtonLink } from '../../components/ui/button';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

const { heading, text, signUp } = openings.services;
const { Part, preload } = restOf(() => import('./services/rest'));

export const handle = fixedPage(pageMeta.services, { rest: preload });

/** All services on one page; also what an unknown service id shows. */
export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-10 pt-20 pb-16 lg:grid-cols-12 lg:pt-24 lg:pb-24">
      <h1 className="min-w-0 text-hero lg:col-span-12">{heading}</h1>
      <Part name="Field" placeholder="aspect-10/2 w-full lg:col-span-6" />
      <div className="grid content-end justify-items-start gap-7 lg:col-span-5 lg:col-start-8">
        <p className="max-w-measure text-lead">{text}</p>
        <ButtonLink tone="primary" size="large" to={signUp.href}>
          {signUp.label}
        </ButtonLink>
      </div>
    </div>
    <Part name="Content" />
  </>
);
