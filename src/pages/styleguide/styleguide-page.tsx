import { useState } from 'react';
import { QuantityStepper } from '../../components/form/quantity-stepper';
import { PageHeading } from '../../components/ui/page-heading';
import { pageMeta } from '../../content/pages';
import { fixedPage } from '../../lib/page-handle';
import { FormStates } from './form-states';
import { MediaStates } from './media-states';
import { OverlayStates } from './overlay-states';
import { Section, Specimen } from './section';
import { Tokens } from './tokens';
import { UiStates } from './ui-states';

export const handle = fixedPage(pageMeta.styleguide);

const grounds = ['paper', 'ink'] as const;
const looks = { paper: 'on-paper', ink: 'on-ink' };

/** Every token and every component in its states, on both grounds. Linked from nowhere; the browser tests look at it. */
export const Component = () => {
  const [quantity, setQuantity] = useState(1);
  return (
    <>
      <div className="page-grid grid gap-10 pt-12 lg:pt-16">
        <PageHeading title="Style guide" intro="What the site is made of, in every state, on paper and on ink." />
        <div>
          <Tokens />
          <OverlayStates />
          <MediaStates />
        </div>
      </div>
      {grounds.map((ground) => (
        <div key={ground} className={looks[ground]}>
          <div className="page-grid">
            <Section id={`ui-${ground}`} title={`Components on ${ground}`}>
              <UiStates ground={ground} />
            </Section>
            <Section id={`form-${ground}`} title={`Forms on ${ground}`}>
              <FormStates ground={ground} />
              {ground === 'paper' && (
                <Specimen title="Quantity">
                  <QuantityStepper quantity={quantity} max={99} onChange={setQuantity} />
                </Specimen>
              )}
            </Section>
          </div>
        </div>
      ))}
    </>
  );
};
