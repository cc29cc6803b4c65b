/** The icons that content may use, by their Lucide names. A page loads only the files in `icons/` that it needs. */
export type MenuIconName = keyof typeof import('./icons/menu-icons');
export type TopicIconName = keyof typeof import('./icons/topic-icons');

/** Icons that a service page may use. */
export type IconName = TopicIconName | keyof typeof import('./icons/part-icons');

/** Icons of the home page, which imports these few directly: `pages/public/home/ai-section.tsx`. */
export type HomeIconName = Extract<IconName, 'book-open' | 'pen-tool' | 'workflow'>;

/** Icons of social networks, drawn in `pages/public/contact/contact-blocks.tsx`, because Lucide has no brand logos. */
export type SocialMark = 'instagram' | 'linkedin' | 'x' | 'youtube';
