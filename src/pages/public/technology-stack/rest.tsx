import { Closing } from '../../../components/layout/closing';
import { SplitSection } from '../../../components/layout/split-section';
import { technologyStackPage } from '../../../content/technology-stack';
import { StackLayer } from './stack-layer';

const { groups, rules, closing } = technologyStackPage;

export const Content = () => (
  <>
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
    <Closing seed="stack" title={closing.title} text={closing.text} actions={[closing.cta]} />
  </>
);
