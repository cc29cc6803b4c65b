import { restOf } from '../../components/layout/rest';
import { ButtonLink } from '../../components/ui/button';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

const { heading, text, contact, checkout } = openings.enterprise;
const { Part, preload } = restOf(() => import('./enterprise/rest'));

export const handle = fixedPage(pageMeta.enterprise, { rest: preload });

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
      <Part name="Figures" placeholder="page-grid is-coming mt-16 min-h-svh" />
    </div>
    <Part name="Content" />
  </>
);
