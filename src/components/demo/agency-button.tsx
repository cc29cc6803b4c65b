import { useState } from 'react';
import { demoPage } from '../../content/public/demo-page';
import { Announced } from '../ui/announced';
import { Button } from '../ui/button';
import { useAgencyStep } from './use-agency-step';

/** The desk's step for the agency beside a story: a phone then needs no desk, which covers the page. */
export const AgencyButton = () => {
  const [message, setMessage] = useState({ text: '' });
  const [press, isBusy] = useAgencyStep((text) => setMessage({ text }));
  return (
    <>
      <Button tone="primary" size="small" aria-disabled={isBusy} onClick={() => press()}>
        {demoPage.stories.agency}
      </Button>
      <p role="status" className="w-full text-sm empty:sr-only lg:text-right">
        <Announced cause={message}>{message.text}</Announced>
      </p>
    </>
  );
};
