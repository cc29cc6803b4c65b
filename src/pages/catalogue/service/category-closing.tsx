import { CallToAction } from '../../../components/layout/call-to-action';
import type { ServiceCategory } from '../../../content/types';
import { href } from '../../../paths';

export const CategoryClosing = ({ category: { id, closing } }: { category: ServiceCategory }) => (
  <CallToAction
    seed={`closing ${id}`}
    title={closing.title}
    text={closing.text}
    actions={[
      { label: 'Get started', href: href('contact') },
      { label: 'View pricing', href: href('pricing') },
    ]}
  />
);
