import { agencyStep } from '../../../content/demo/agency-step';
import { Button } from '../../ui/button';
import { useAgencyStep } from '../use-agency-step';
import type { GroupProps } from './group-parts';

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
