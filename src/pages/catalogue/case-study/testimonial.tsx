import type { CaseStudy } from '../../../content/types';

type Props = NonNullable<CaseStudy['testimonial']>;

export const Testimonial = ({ quote, author, role }: Props) => (
  <figure className="page-grid grid gap-x-8 gap-y-8 pt-section lg:grid-cols-12">
    <blockquote className="text-balance text-heading lg:col-span-9">{`“${quote}”`}</blockquote>
    <figcaption className="self-end lg:col-span-3">
      <strong>{author}</strong>
      <span className="block text-fg-quiet">{role}</span>
    </figcaption>
  </figure>
);
