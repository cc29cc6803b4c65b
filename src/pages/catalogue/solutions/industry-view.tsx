import { Link } from 'react-router-dom';
import { TopicIcon } from '../../../components/ui/topic-icon';
import { capabilities } from '../../../content/catalogue/capabilities';
import type { Industry } from '../../../content/types';
import { capabilityHref } from '../../../paths';

const Solution = ({ solution: { capability: id, why } }: { solution: Industry['solutions'][number] }) => {
  const capability = capabilities.find((one) => one.id === id);
  if (!capability) return null;
  return (
    <li className="border-t border-t-fg">
      <Link to={capabilityHref(id)} className="group grid gap-4 py-6">
        <span className="flex items-start justify-between gap-4">
          <span className="wrap-anywhere font-display font-semibold text-heading group-hover:underline group-hover:underline-offset-8">
            {capability.title}
          </span>
          <TopicIcon name={capability.icon} className="mt-1 size-7" />
        </span>
        <span className="max-w-measure text-lead">{why}</span>
      </Link>
    </li>
  );
};

export const IndustryView = ({ industry }: { industry: Industry }) => (
  <section aria-labelledby="solutions" className="page-grid grid gap-10 py-section">
    <h2 id="solutions" className="text-heading">
      {`Solutions for ${industry.title}`}
    </h2>
    <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
      {industry.solutions.map((solution) => (
        <Solution key={solution.capability} solution={solution} />
      ))}
    </ul>
  </section>
);
