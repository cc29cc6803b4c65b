import { TopicIcon } from '../../../components/ui/topic-icon';
import { enterprisePage } from '../../../content/public/enterprise';

const { control, controlHeading } = enterprisePage;
const [first, ...others] = control;

/** The access controls: role-based access control first and large, the other five as a list. */
export const Control = () => (
  <section aria-labelledby="control" className="bg-ground-raised">
    <div className="page-grid grid gap-x-8 gap-y-12 py-section lg:grid-cols-12">
      <div className="grid content-start gap-8 lg:col-span-5">
        <h2 id="control" className="text-title">
          {controlHeading}
        </h2>
        {first && (
          <div className="grid gap-4 border-t border-t-fg pt-6">
            <TopicIcon name={first.icon} className="size-12" />
            <h3 className="text-heading">{first.name}</h3>
            <p className="max-w-measure text-lead">{first.description}</p>
          </div>
        )}
      </div>
      <ul className="lg:col-span-6 lg:col-start-7">
        {others.map(({ name, description, icon }) => (
          <li key={name} className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1 border-t py-6 first:border-t-fg">
            <TopicIcon name={icon} className="mt-1" />
            <h3 className="text-subheading">{name}</h3>
            <p className="col-start-2 max-w-measure text-fg-quiet">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
