import { pressPage } from '../../../content/public/press';

const { contact } = pressPage;

export const PressContact = () => (
  <section aria-labelledby="press-contact" className="border-t">
    <div className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:col-span-5">
        <h2 id="press-contact" className="text-title">
          {contact.heading}
        </h2>
        <p className="max-w-measure text-lead">{contact.text}</p>
      </div>
      <div className="grid min-w-0 content-end justify-items-start gap-2 text-heading lg:col-span-6 lg:col-start-7">
        <a href={contact.email.href} className="text-link wrap-anywhere">
          {contact.email.label}
        </a>
        <a href={contact.phone.href} className="text-link figures">
          {contact.phone.label}
        </a>
      </div>
    </div>
  </section>
);
