import type { BrandStory } from '../site/brand-types';

/**
 * The `story` of `brand.config.ts`. The build puts it in as text: imported from there, its sentences would be in the script of
 * every page, because all pages import the name and the colors.
 */
export const story: BrandStory = JSON.parse(import.meta.env.BRAND_STORY);
