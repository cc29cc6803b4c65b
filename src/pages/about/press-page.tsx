import { Link } from 'react-router-dom';
import { Rest } from '../../components/layout/rest';
import { ButtonLink } from '../../components/ui/button';
import { ValueLine } from '../../components/ui/value-line';
import { pageMeta } from '../../content/pages';
import { pressPage } from '../../content/public/press';
import { fixedPage } from '../../head/page-handle';
import { Boilerplate } from './press/boilerplate';
import { PressFigures } from './press/press-figures';

const { heading, text, assets, boilerplates, contact, facts, factsHeading, people, subjects, subjectsHeading } =
  pressPage;

export const handle = fixedPage(pageMeta.press);

const PressFacts = () => (
  <section aria-labelledby="facts" className="lg:col-span-5">
    <h2 id="facts" className="text-heading">
      {factsHeading}
    </h2>
    <dl className="mt-6 border-b">
      {facts.map(({ label, value }) => (
        <ValueLine
          key={label}
          look="fact"
          {...{ label, value }}
          className="gap-x-4 border-t py-4 sm:grid-cols-[8rem_1fr]"
        />
      ))}
    </dl>
    <p className="mt-6">
      <Link to={people.href} className="text-link font-semibold">
        {people.label}
      </Link>
    </p>
  </section>
);

const PressContact = () => (
  <section aria-labelledby="press-contact" className="border-t">
    <div className="page-grid grid gap-x-8 gap-y-8 py-section lg:grid-cols-12">
      <div className="grid content-start gap-4 lg:col-span-5">
        <h2 id="press-contact" className="text-title">
          {contact.heading}
        </h2>
        <p className="max-w-measure text-lead">{contact.text}</p>
      </div>
      <div className="grid min-w-0 content-end justify-items-start gap-2 text-heading lg:col-span-6 lg:col-start-7">
        <a translate="no" href={contact.email.href} className="text-link wrap-anywhere">
          {contact.email.label}
        </a>
        <a translate="no" href={contact.phone.href} className="text-link figures">
          {contact.phone.label}
        </a>
      </div>
    </div>
  </section>
);

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <h1 className="text-hero lg:col-span-12">{heading}</h1>
      <div className="grid content-start justify-items-start gap-6 lg:col-span-4">
        <p className="max-w-measure text-lead">{text}</p>
        <ButtonLink to={assets.href}>{assets.label}</ButtonLink>
      </div>
      <div className="grid gap-10 lg:col-span-7 lg:col-start-6">
        {boilerplates.map((boilerplate) => (
          <Boilerplate key={boilerplate.id} {...boilerplate} />
        ))}
      </div>
    </div>
    <Rest>
      <PressFigures />
      <div className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
        <PressFacts />
        <section aria-labelledby="subjects" className="lg:col-span-6 lg:col-start-7">
          <h2 id="subjects" className="text-heading">
            {subjectsHeading}
          </h2>
          <ul className="mt-6 border-b">
            {subjects.map((subject) => (
              <li key={subject} className="border-t py-5 text-subheading">
                {subject}
              </li>
            ))}
          </ul>
        </section>
      </div>
      <PressContact />
    </Rest>
  </>
);
