import { ArrowRight } from 'lucide-react';
import { groundClass } from '../../../components/media/tile-colors';
import { Icon } from '../../../components/ui/icon';
import { Link } from '../../../components/ui/link';
import { serviceGroups } from '../../../content/catalogue/service-groups';
import { serviceBundles, serviceSummaries } from '../../../content/catalogue/service-summaries';
import { serviceTitles } from '../../../content/catalogue/service-titles';
import type { ServiceId } from '../../../content/ids';
import { servicesPage } from '../../../content/public/services-page';
import { useUrlState } from '../../../hooks/use-url-state';
import { classNames } from '../../../lib/class-names';
import { serviceHref } from '../../../paths';

type GroupProps = { title: string; href?: string; text: string; members: readonly ServiceId[]; isHidden: boolean };

const Group = ({ title, href, text, members, isHidden }: GroupProps) => (
  <section hidden={isHidden} className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-fg border-t-2 pt-5 lg:col-span-3 lg:block">
      <h2 className="text-heading">{href ? <Link to={href}>{title}</Link> : title}</h2>
      <p className="text-fg-quiet lg:mt-2">{text}</p>
    </div>
    <ul className="border-b lg:col-span-9 lg:border-t lg:border-t-fg">
      {members.map((id) => {
        const { summary, color } = serviceSummaries[id];
        return (
          <li key={id} className="border-t">
            <Link
              to={serviceHref(id)}
              className="group grid grid-cols-[auto_1fr_auto] max-xs:grid-cols-1 items-center gap-x-5 gap-y-1 py-5 md:grid-cols-[auto_5fr_6fr_auto]"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'size-8 max-xs:hidden origin-center rounded-br-tile transition-transform duration-300 group-hover:rotate-90 group-focus-visible:rotate-90',
                  groundClass[color === 'paper' ? 'ink' : color],
                )}
              />
              <span className="font-display font-semibold text-subheading">{serviceTitles[id]}</span>
              <span className="col-start-2 text-fg-quiet max-xs:col-start-1 md:col-start-3">{summary}</span>
              <Icon
                icon={ArrowRight}
                className="col-start-3 row-start-1 max-xs:hidden transition-transform duration-200 group-hover:translate-x-1 md:col-start-4"
              />
            </Link>
          </li>
        );
      })}
    </ul>
  </section>
);

/** The list of all services. The tabs, kept in the address, only hide groups, so that the list is complete without script. */
export const ServiceIndex = () => {
  const [search, update] = useUrlState();
  const tab = servicesPage.tabs.find(({ id }) => id === search.get('trade'))?.id ?? 'all';
  const choose = (button: HTMLElement, id: string) => {
    button.parentElement?.scrollIntoView();
    update({ trade: id === 'all' ? '' : id });
  };
  const isHidden = (id: string) => tab !== 'all' && tab !== id;
  return (
    <div className="page-grid grid gap-14 pb-section lg:gap-20">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as part of a form */}
      <div
        role="group"
        aria-label={servicesPage.tabsLabel}
        className="flex flex-wrap gap-x-1 gap-y-2 noscript:hidden print:hidden"
      >
        {servicesPage.tabs.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={tab === id}
            onClick={({ currentTarget }) => choose(currentTarget, id)}
            className="min-h-11 border border-fg px-4 font-semibold transition-colors duration-150 hover:bg-fg hover:text-ground aria-pressed:bg-fg aria-pressed:text-ground"
          >
            {label}
          </button>
        ))}
      </div>
      {serviceGroups.map(({ id, title, members }) => (
        <Group
          key={id}
          title={title}
          href={serviceHref(id)}
          text={`${members.length} services`}
          members={members}
          isHidden={isHidden(id)}
        />
      ))}
      <Group
        {...servicesPage.bundles}
        title={servicesPage.bundles.heading}
        members={serviceBundles}
        isHidden={isHidden('bundles')}
      />
    </div>
  );
};
