import { Button } from '../../../components/ui/button';
import { focusPageHeading } from '../../../lib/move-focus-when-removed';

/** Leads back to the top of the page, and puts the focus on its heading. */
export const BackToTop = () => (
  <Button tone="quiet" onClick={focusPageHeading}>
    Top
  </Button>
);
