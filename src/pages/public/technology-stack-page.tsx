import { CallToAction } from '../../components/layout/call-to-action';
import { Rest } from '../../components/layout/rest';
import { SplitSection } from '../../components/layout/split-section';
import { pageMeta } from '../../content/pages';
import { technologyStackPage } from '../../content/public/technology-stack';
import { fixedPage } from '../../head/page-handle';
import { StackLayer } from './technology-stack/stack-layer';

const { heading, text, groups, rules, closing } = technologyStackPage;

export const handle = fixedPage(pageMeta.technologyStack);

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-12 lg:grid-cols-12 lg:pt-24 lg:pb-20">
      <h1 className="text-title lg:col-span-8">{heading}</h1>
      <p className="max-w-measure text-lead lg:col-span-5 lg:col-start-8">{text}</p>
    </div>
    <Rest>
      {groups.map((group, index) => (
        <StackLayer key={group.id} group={group} depth={index} />
      ))}
      <SplitSection id="rules" heading={rules.heading}>
        <ul className="border-b">
          {rules.items.map((rule) => (
            <li key={rule} className="border-t py-5 font-display text-subheading">
              {rule}
            </li>
          ))}
        </ul>
      </SplitSection>
      <CallToAction seed="stack" title={closing.title} text={closing.text} actions={[closing.cta]} />
    </Rest>
  </>
);
