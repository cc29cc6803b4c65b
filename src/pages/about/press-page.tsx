import { LowerPart } from '../../components/hydration/hydrated-parts';
import { groundClass } from '../../components/media/tile-colors';
import { ActionLink } from '../../components/ui/button';
import { CopyButton } from '../../components/ui/copy-button';
import { TextLink } from '../../components/ui/link';
import { TextList } from '../../components/ui/text-list';
import { TitledSection } from '../../components/ui/titled-section';
import { ValueLine } from '../../components/ui/value-line';
import { figureText } from '../../content/format/numbers';
import { pageMeta } from '../../content/pages';
import { pressPage } from '../../content/public/press';
import { fixedPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';

const { heading, text, assets, boilerplates, contact, facts, factsHeading, people } = pressPage;
const { figures, figuresHeading, subjects, subjectsHeading } = pressPage;

export const handle = fixedPage(pageMeta.press);

/** Class names of the four tiles; the rounded corner of each is where it has no text. */
const tiles = [
  `rounded-br-[4rem] lg:rounded-br-[8rem] ${groundClass.sun}`,
  groundClass.moss,
  `rounded-tr-[4rem] lg:rounded-tr-[8rem] ${groundClass.blush}`,
  groundClass.ultramarine,
];

const PressFigures = () => (
  <TitledSection id="figures" title={figuresHeading} className="page-grid">
    <dl className="mt-6 grid grid-cols-2 max-xs:grid-cols-1 md:grid-cols-4">
      {figures.map((figure, index) => (
        <div
          key={figure.label}
          className={classNames('flex aspect-square flex-col justify-between p-4 lg:p-8', tiles[index % tiles.length])}
        >
          <dt>{figure.label}</dt>
          <dd className="figures font-display font-semibold text-figure">{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  </TitledSection>
);

const PressFacts = () => (
  <TitledSection id="facts" title={factsHeading} className="lg:col-span-5">
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
      <TextLink to={people.href} className="font-semibold">
        {people.label}
      </TextLink>
    </p>
  </TitledSection>
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
        <ActionLink action={assets} />
      </div>
      <div className="grid gap-10 lg:col-span-7 lg:col-start-6">
        {boilerplates.map(({ id, label, text }) => (
          <section key={id} className="grid gap-4 border-t border-t-fg pt-5">
            <h2 className="eyebrow">{label}</h2>
            <p className="max-w-measure text-pretty text-subheading">{text}</p>
            <CopyButton what={label} text={text} />
          </section>
        ))}
      </div>
    </div>
    <LowerPart>
      <PressFigures />
      <div className="page-grid grid gap-x-8 gap-y-16 py-section lg:grid-cols-12">
        <PressFacts />
        <TitledSection id="subjects" title={subjectsHeading} className="lg:col-span-6 lg:col-start-7">
          <TextList items={subjects} className="mt-6 border-b" itemLook="border-t py-5 text-subheading" />
        </TitledSection>
      </div>
      <PressContact />
    </LowerPart>
  </>
);
