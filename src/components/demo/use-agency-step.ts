import { useLocation } from 'react-router-dom';
import { useAction } from '../../hooks/use-action';
import { href, stripTrailingSlash } from '../../paths';
import { runAction } from '../feedback/run-action';

/** Takes the agency's next step on the project whose page is open, else on the newest one. What draws is loaded at the press. */
export const useAgencyStep = (tell: (text: string) => void) => {
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
