import { servicesPage } from '../../../content/public/services-page';

/** Start columns of the three testimonials, each further right than the one before. */
const columns = ['lg:col-start-1', 'lg:col-start-4', 'lg:col-start-7'];

export const Testimonials = () => (
  <section aria-labelledby="testimonials" className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
    <h2 id="testimonials" className="text-heading lg:col-span-12">
      {servicesPage.testimonialsHeading}
    </h2>
    {servicesPage.testimonials.map(({ quote, author, role }, index) => (
      <figure key={author} className={`border-t border-t-fg pt-6 lg:col-span-6 ${columns[index]}`}>
        <blockquote className="text-heading">“{quote}”</blockquote>
        <figcaption className="mt-6">
          <strong>{author}</strong>
          <span className="block text-fg-quiet">{role}</span>
        </figcaption>
      </figure>
    ))}
  </section>
);
