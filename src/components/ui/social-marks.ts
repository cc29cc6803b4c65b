import { createLucideIcon, type LucideIcon } from 'lucide-react';
import type { SocialMark } from '../../content/icons';

/** Icons of social networks in Lucide's style: strokes on a grid of 24. */
export const socialMarks: Readonly<Record<SocialMark, LucideIcon>> = {
  instagram: createLucideIcon('instagram', [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5, key: 'frame' }],
    ['circle', { cx: 12, cy: 12, r: 4, key: 'lens' }],
    ['path', { d: 'M17 7h.01', key: 'light' }],
  ]),
  linkedin: createLucideIcon('linkedin', [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 2, key: 'frame' }],
    ['path', { d: 'M7.5 11v5.5M7.5 7.5h.01M11.5 16.5V11M11.5 13.5a2.5 2.5 0 0 1 5 0v3', key: 'letters' }],
  ]),
  x: createLucideIcon('x', [['path', { d: 'M4 4h4l12 16h-4zM4.5 20l6.25-6.9M19.5 4l-6.25 6.9', key: 'letter' }]]),
  youtube: createLucideIcon('youtube', [
    ['rect', { x: 2, y: 5, width: 20, height: 14, rx: 4, key: 'frame' }],
    ['path', { d: 'M10 9l5 3-5 3z', key: 'play' }],
  ]),
};
