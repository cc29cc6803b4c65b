import { TileField } from '../../../components/media/tile-field';
import { brandPage } from '../../../content/public/brand';

const { idea } = brandPage;

/** The brand's idea, with four mosaics of the same rule and different seeds. */
export const BrandIdea = () => (
  <section
    id={idea.id}
    aria-labelledby="idea-heading"
    className="page-grid grid gap-x-8 gap-y-10 border-t py-section lg:grid-cols-12"
  >
    <div className="lg:col-span-5">
      <h2 id="idea-heading" className="text-heading">
        {idea.heading}
      </h2>
      <div className="mt-6 grid max-w-measure gap-4">
        {idea.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
    <div aria-hidden="true" className="grid grid-cols-2 gap-3 lg:col-span-6 lg:col-start-7">
      {['one', 'two', 'three', 'four'].map((seed) => (
        <TileField
          key={seed}
          seed={`idea ${seed}`}
          columns={5}
          rows={4}
          gaps={0.12}
          palette={['ultramarine', 'vermilion', 'sun', 'ink', 'blush']}
          className="w-full"
        />
      ))}
    </div>
  </section>
);
