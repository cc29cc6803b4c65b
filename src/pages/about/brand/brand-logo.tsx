import { ArrowDown, Check, type LucideIcon, X } from 'lucide-react';
import { LogoMark } from '../../../components/media/logo';
import { Icon } from '../../../components/ui/icon';
import { TextList } from '../../../components/ui/text-list';
import { brandFiles, brandPage } from '../../../content/public/brand';
import { asset } from '../../../lib/links';

const { logo } = brandPage;

const Rules = ({ heading, items, icon }: { heading: string; items: readonly string[]; icon: LucideIcon }) => (
  <div>
    <h3 className="text-subheading">{heading}</h3>
    <TextList items={items} className="mt-4" itemLook="flex gap-3 border-t py-3" icon={icon} />
  </div>
);

export const SectionHead = ({ id, heading, text }: { id: string; heading: string; text: string }) => (
  <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
    <h2 id={`${id}-heading`} className="text-heading lg:col-span-5">
      {heading}
    </h2>
    <p className="max-w-measure text-lead lg:col-span-5 lg:col-start-8">{text}</p>
  </div>
);

export const BrandLogo = () => (
  <section id={logo.id} aria-labelledby="logo-heading" className="page-grid grid gap-10 border-t py-section">
    <SectionHead {...logo} />
    <div aria-hidden="true" className="grid forced-color-adjust-none sm:grid-cols-2">
      <div className="on-paper grid place-items-center border py-16 lg:py-24">
        <LogoMark className="size-32 lg:size-48" />
      </div>
      <div className="on-ink grid place-items-center py-16 dark:border lg:py-24">
        <LogoMark className="size-32 lg:size-48" />
      </div>
    </div>
    <div className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Rules heading={logo.rulesHeading} items={logo.rules} icon={Check} />
      </div>
      <div className="lg:col-span-4">
        <Rules heading={logo.avoidHeading} items={logo.avoid} icon={X} />
      </div>
      <div className="lg:col-span-4">
        <h3 className="text-subheading">{logo.filesHeading}</h3>
        <ul className="mt-4">
          {brandFiles.map(({ label, file }) => (
            <li key={file} className="border-t">
              <a href={asset(file)} download className="group flex items-center justify-between gap-4 py-3">
                <span className="text-link">{label}</span>
                <Icon icon={ArrowDown} className="transition-transform duration-200 group-hover:translate-y-0.5" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </section>
);
