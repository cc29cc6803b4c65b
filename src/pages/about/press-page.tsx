import { Rest } from '../../components/layout/rest';
import { ButtonLink } from '../../components/ui/button';
import { pageMeta } from '../../content/pages';
import { pressPage } from '../../content/public/press';
import { fixedPage } from '../../head/page-handle';
import { Boilerplate } from './press/boilerplate';
import { PressContact } from './press/press-contact';
import { PressFacts } from './press/press-facts';
import { PressFigures } from './press/press-figures';

const { heading, text, assets, boilerplates, subjects, subjectsHeading } = pressPage;

export const handle = fixedPage(pageMeta.press);

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
