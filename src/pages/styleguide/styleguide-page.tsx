import { PageHeading } from '../../components/ui/page-heading';
import { fixedPage } from '../../head/page-handle';
import { FormExtras } from './form-extras';
import { FormStates } from './form-states';
import { MediaStates } from './media-states';
import { MotionStates } from './motion-states';
import { OverlayStates } from './overlay-states';
import { StyleguideSection } from './section';
import { Tokens } from './tokens';
import { UiStates } from './ui-states';

export const handle = fixedPage({ title: 'Style guide' });

const grounds = ['paper', 'ink'] as const;
const looks = { paper: 'on-paper', ink: 'on-ink' };

/** Every token and every component in its states, on light and dark backgrounds. Only the development server has this page. */
export const Component = () => (
  <>
    <div className="page-grid grid gap-10 pt-12 lg:pt-16">
      <PageHeading title="Style guide" intro="What the site is made of, in every state, on paper and on ink." />
      <div>
        <Tokens />
        <OverlayStates />
        <MediaStates />
        <MotionStates />
      </div>
    </div>
    {grounds.map((ground) => (
      <div key={ground} className={looks[ground]}>
        <div className="page-grid">
          <StyleguideSection id={`ui-${ground}`} title={`Components on ${ground}`}>
            <UiStates ground={ground} />
          </StyleguideSection>
          <StyleguideSection id={`form-${ground}`} title={`Forms on ${ground}`}>
            <FormStates ground={ground} />
            <FormExtras ground={ground} />
          </StyleguideSection>
        </div>
      </div>
    ))}
  </>
);
