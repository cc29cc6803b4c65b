import { brandPage } from '../../../content/public/brand';

const { words } = brandPage;

export const BrandWords = () => (
  <section id={words.id} aria-labelledby="words-heading" className="border-t bg-ground-raised">
    <div className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:col-span-4">
        <h2 id="words-heading" className="text-heading">
          {words.heading}
        </h2>
        <p className="text-lead">{words.text}</p>
      </div>
      <ul className="lg:col-span-8">
        {words.rules.map((rule) => (
          <li key={rule} className="border-t border-t-line-strong text-balance py-5 text-heading">
            {rule}
          </li>
        ))}
      </ul>
    </div>
  </section>
);
