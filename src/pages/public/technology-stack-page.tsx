import { LowerPart } from '../../components/hydration/hydrated-parts';
import { CallToAction } from '../../components/layout/call-to-action';
import { SplitSection } from '../../components/layout/page-hero';
import { groundClass } from '../../components/media/tile-colors';
import { TextList } from '../../components/ui/text-list';
import { TopicIcon } from '../../components/ui/topic-icon';
import { pageMeta } from '../../content/pages';
import { technologyStackPage } from '../../content/public/technology-stack';
import type { TileColor } from '../../content/types';
import { fixedPage } from '../../head/page-handle';
import { classNames } from '../../lib/class-names';

const { heading, text, groups, rules, closing } = technologyStackPage;

export const handle = fixedPage(pageMeta.technologyStack);

const grounds: readonly TileColor[] = ['blush', 'sun', 'moss', 'ultramarine', 'ink'];

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-12 lg:grid-cols-12 lg:pt-24 lg:pb-20">
      <h1 className="text-title lg:col-span-8">{heading}</h1>
      <p className="max-w-measure text-lead lg:col-span-5 lg:col-start-8">{text}</p>
    </div>
    <LowerPart>
      {groups.map(({ id, heading, text, icon, tools }, depth) => (
        <section key={id} aria-labelledby={id} className="page-grid pb-14 lg:pb-20">
          <div className="grid gap-8 lg:grid-cols-12">
            <div
              className={classNames(
                'grid content-between gap-12 rounded-tr-[8rem] p-6 sm:p-8 lg:col-span-4',
                groundClass[grounds[depth % grounds.length] ?? 'ink'],
              )}
            >
              <TopicIcon name={icon} className="size-9" />
              <div className="grid gap-4">
                <h2 id={id} className="text-heading">
                  {heading}
                </h2>
                <p className="max-w-measure">{text}</p>
              </div>
            </div>
            <dl className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-8">
              {tools.map(({ name, use }) => (
                <div key={name} className="border-t py-4">
                  <dt translate="no" className="font-display font-semibold text-subheading">
                    {name}
                  </dt>
                  <dd className="mt-1">{use}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
      ))}
      <SplitSection id="rules" heading={rules.heading}>
        <TextList items={rules.items} className="border-b" itemLook="border-t py-5 font-display text-subheading" />
      </SplitSection>
      <CallToAction seed="stack" {...closing} />
    </LowerPart>
  </>
);
