import { href } from '../../paths';
import type { NavigationItem } from '../types';
import { brandAnchors } from './navigation';

/** The menu that a right click on the logo opens. It loads when it is opened. */
export const resourcesMenu: readonly (NavigationItem & { icon: keyof typeof import('../icons/resource-icons') })[] = [
  { title: 'Main site', href: href('home'), description: 'Back to the front door', icon: 'house' },
  { title: 'Branding kit', href: href('brand'), description: 'Everything on one page', icon: 'palette' },
  { title: 'Press page', href: href('press'), description: 'Texts, facts and a contact', icon: 'newspaper' },
  { title: 'FAQ', href: href('faq'), description: 'Twelve straight answers', icon: 'message-circle-question-mark' },
  {
    title: 'Brand: the logo',
    href: `${href('brand')}#${brandAnchors.logo}`,
    description: 'Four tiles and how to set them',
    icon: 'grid-2x2',
  },
  {
    title: 'Brand: the colors',
    href: `${href('brand')}#${brandAnchors.colors}`,
    description: 'Seven values and their uses',
    icon: 'component',
  },
];
