import { useLocation } from 'react-router-dom';
import { agencyStep } from '../../content/demo/agency-step';
import { demoPage } from '../../content/public/demo-page';
import { useAction } from '../../hooks/use-action';
import { href, stripTrailingSlash } from '../../paths';
import { runAction } from '../feedback/run-action';
import { useAnnouncement } from '../ui/announced';
import { Button } from '../ui/button';
import type { GroupProps } from './groups/group-parts';

/** Takes the agency's next step on the project whose page is open, else on the newest one. What draws is loaded at the press. */
const useAgencyStep = (tell: (text: string) => void) => {
  const { pathname, search } = useLocation();
  return useAction(async () => {
    const isOpen = stripTrailingSlash(pathname) === href('project');
    const address = isOpen ? Object.fromEntries(new URLSearchParams(search)) : null;
    const step = async () => {
      const [{ takeAgencyStep }, { makeItems, changeItem }] = await Promise.all([
        import('../../services/demo/agency-step'),
        import('../../proofs/items'),
      ]);
      tell(await takeAgencyStep(address, { makeItems, changeItem }));
    };
    await runAction(step, { tell: ({ title, description = title }) => tell(description) });
  });
};

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

export const AgencyGroup = ({ showMessage }: GroupProps) => {
  const [press, isBusy] = useAgencyStep(showMessage);
  return (
    <>
      <p>{agencyStep.about}</p>
      <Button size="small" className="justify-self-start" actsOnce isBusy={isBusy} onClick={() => press()}>
        {agencyStep.button}
      </Button>
    </>
  );
};
