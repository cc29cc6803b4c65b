import { lazy, Suspense } from 'react';
import { PageHeading } from '../../components/ui/page-heading';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../lib/use-hydrated';
import { FormExtras } from './form-extras';
import { FormStates } from './form-states';
import { Section } from './section';
import { Tokens } from './tokens';
import { UiStates } from './ui-states';

export const handle = fixedPage(pageMeta.styleguide);

const OverlayStates = lazy(async () => ({ default: (await import('./overlay-states')).OverlayStates }));
/** Lazy: components of public pages, which no other workspace page loads. */
const MediaStates = lazy(async () => ({ default: (await import('./media-states')).MediaStates }));
const MotionStates = lazy(async () => ({ default: (await import('./motion-states')).MotionStates }));

const grounds = ['paper', 'ink'] as const;
const looks = { paper: 'on-paper', ink: 'on-ink' };

/**
 * Every token and every component in its states, on light and dark backgrounds. No page links to it; browser tests use it.
 */
export const Component = () => {
  const isHydrated = useHydrated();
  return (
    <>
      <div className="page-grid grid gap-10 pt-12 lg:pt-16">
        <PageHeading title="Style guide" intro="What the site is made of, in every state, on paper and on ink." />
        <div>
          <Tokens />
          <Suspense>
            {/* Not prerendered: its buttons do nothing before hydration. */}
            {isHydrated && <OverlayStates />}
            <MediaStates />
            <MotionStates />
          </Suspense>
        </div>
      </div>
      {grounds.map((ground) => (
        <div key={ground} className={looks[ground]}>
          <div className="page-grid">
            <Section id={`ui-${ground}`} title={`Components on ${ground}`}>
              <UiStates ground={ground} />
            </Section>
            <Section id={`form-${ground}`} title={`Forms on ${ground}`}>
              {/* As in a form: React Hook Form would empty a field that is filled before hydration. */}
              <fieldset disabled={!isHydrated} role="presentation" className="contents">
                <FormStates ground={ground} />
                <FormExtras ground={ground} />
              </fieldset>
            </Section>
          </div>
        </div>
      ))}
    </>
  );
};
