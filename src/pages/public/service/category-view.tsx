import { Later } from '../../../components/layout/later';
import { Rest } from '../../../components/layout/rest';
import type { ServiceCategory } from '../../../content/types';
import { CategoryClosing } from './category-closing';
import { CategoryFeatures } from './category-features';
import { CategoryHero } from './category-hero';
import { SubServices } from './sub-services';
import { SuccessStories } from './success-stories';

/** One service category, on ink. */
export const CategoryView = ({ category }: { category: ServiceCategory }) => (
  <div className="on-ink">
    <CategoryHero category={category} />
    <Rest>
      <SubServices category={category} />
      <Later>
        <CategoryFeatures category={category} />
        <SuccessStories category={category} />
        <CategoryClosing category={category} />
      </Later>
    </Rest>
  </div>
);
