import { demoPage } from '../../content/public/demo-page';
import { useAnnouncement } from '../ui/announced';
import { Button } from '../ui/button';
import { useAgencyStep } from './use-agency-step';

/** The desk's step for the agency beside a story: a phone then needs no desk, which covers the page. */
export const AgencyButton = () => {
  const [announcement, say] = useAnnouncement();
  const [press, isBusy] = useAgencyStep(say);
  return (
    <>
      <Button tone="primary" size="small" actsOnce isBusy={isBusy} onClick={() => press()}>
        {demoPage.stories.agency}
      </Button>
      <p role="status" className="w-full text-sm empty:sr-only lg:text-right">
        {announcement}
      </p>
    </>
  );
};
