import { useLocation } from 'react-router-dom';
import { agencyStep } from '../../../content/demo/agency-step';
import { useAction } from '../../../hooks/use-action';
import { href, stripTrailingSlash } from '../../../paths';
import { takeAgencyStep } from '../../../services/demo/agency-step';
import { Button } from '../../ui/button';
import { type GroupProps, runDeskAction } from './group-parts';

export const AgencyGroup = ({ showMessage }: GroupProps) => {
  const { pathname, search } = useLocation();
  const [press, isBusy] = useAction(async () => {
    const query = new URLSearchParams(search);
    const [order, entry, date, customer] = ['order', 'entry', 'date', 'customer'].map((name) => query.get(name));
    const isOpen = stripTrailingSlash(pathname) === href('project');
    const address = { order: order ?? null, entry: entry ?? null, date: date ?? null, customer: customer ?? null };
    const step = async () => {
      const { makeItems } = await import('../../../proofs/items');
      showMessage(await takeAgencyStep(isOpen ? address : null, makeItems));
    };
    await runDeskAction(showMessage, step, null);
    return 'stay';
  });
  return (
    <>
      <p>{agencyStep.about}</p>
      <Button size="small" className="justify-self-start" actsOnce aria-disabled={isBusy} onClick={() => press()}>
        {agencyStep.button}
      </Button>
    </>
  );
};
