import { Closing } from '../../../components/layout/closing';
import { ButtonLink } from '../../../components/ui/button';
import type { ServiceCategory } from '../../../content/types';
import { href } from '../../../paths';

export const CategoryClosing = ({ category: { id, closing } }: { category: ServiceCategory }) => (
  <Closing seed={`closing ${id}`} title={closing.title} text={closing.text}>
    <ButtonLink tone="primary" size="large" to={href('contact')}>
      Get started
    </ButtonLink>
    <ButtonLink size="large" to={href('pricing')}>
      View pricing
    </ButtonLink>
  </Closing>
);
