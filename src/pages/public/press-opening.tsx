import { restOf } from '../../components/layout/rest';
import { ButtonLink } from '../../components/ui/button';
import { openings } from '../../content/openings';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';

const { heading, text, assets } = openings.press;
const { Part, preload } = restOf(() => import('./press/rest'));

export const handle = fixedPage(pageMeta.press, { rest: preload });

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <h1 className="text-hero lg:col-span-12">{heading}</h1>
      <div className="grid content-start justify-items-start gap-6 lg:col-span-4">
        <p className="max-w-measure text-lead">{text}</p>
        <ButtonLink to={assets.href}>{assets.label}</ButtonLink>
      </div>
      <Part name="Boilerplates" placeholder="is-coming min-h-svh lg:col-span-7 lg:col-start-6" />
    </div>
    <Part name="Content" placeholder="" />
  </>
);
