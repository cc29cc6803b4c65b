import { Later } from '../../../components/layout/later';
import { TileField } from '../../../components/media/tile-field';
import type { ServiceCategory } from '../../../content/types';
import { CategoryClosing } from './category-closing';
import { CategoryFeatures } from './category-features';
import { mosaicClass } from './category-hero';
import { categoryPalette } from './category-palette';
import { SubServices } from './sub-services';
import { SuccessStories } from './success-stories';

/** What a category's page has besides its words. */
export const partsOf = (category: ServiceCategory) => ({
  Mosaic: () => (
    <TileField
      seed={`service ${category.id}`}
      columns={6}
      rows={7}
      gaps={0.3}
      palette={categoryPalette(category.color)}
      fit="slice"
      className={mosaicClass}
    />
  ),
  Content: () => (
    <>
      <SubServices category={category} />
      <Later>
        <CategoryFeatures category={category} />
        <SuccessStories category={category} />
        <CategoryClosing category={category} />
      </Later>
    </>
  ),
});
