import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MenuLink } from '../../../components/layout/header/menu-link';
import { Icon } from '../../../components/ui/icon';
import { NoWrapCompounds } from '../../../components/ui/no-wrap-compounds';
import { socialMarks } from '../../../components/ui/social-marks';
import { contactPage } from '../../../content/site/contact';
import { socialLinks } from '../../../content/site/navigation';

const { address, hours, bring, socialHeading, faq } = contactPage;

type BlockProps = { id: string; heading: string; className: string; children: ReactNode };

/** A block with a short heading. */
const Block = ({ id, heading, className, children }: BlockProps) => (
  <section aria-labelledby={id} className={className}>
    <h2 id={id} className="mb-4 text-subheading">
      {heading}
    </h2>
    {children}
  </section>
);

/** Lines of an address or of office hours, one below another. */
const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));

/** Address, office hours, what to bring to a call, and social profiles. */
export const ContactBlocks = () => (
  <div className="page-grid grid gap-x-8 gap-y-14 py-section sm:grid-cols-2 lg:grid-cols-12">
    <Block id="studio" heading={address.heading} className="lg:col-span-3">
      <address translate="no" className="not-italic">
        <Lines lines={address.lines} />
      </address>
      <p className="mt-5">
        <Link to={address.people.href} className="text-link font-semibold">
          {address.people.label}
        </Link>
      </p>
    </Block>
    <Block id="hours" heading={hours.heading} className="lg:col-span-3">
      <p className="figures">
        <Lines lines={hours.lines} />
      </p>
      <p className="mt-4 max-w-measure text-fg-quiet">
        <NoWrapCompounds text={hours.support} />
      </p>
    </Block>
    <Block id="bring" heading={bring.heading} className="lg:col-span-4">
      <ul className="grid gap-2">
        {bring.items.map((item) => (
          <li key={item} className="flex gap-3">
            <Icon icon={Check} className="mt-0.5" />
            {item}
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <Link to={faq.href} className="text-link font-semibold">
          {faq.label}
        </Link>
      </p>
    </Block>
    <Block id="elsewhere" heading={socialHeading} className="lg:col-span-2">
      <ul className="grid justify-items-start gap-2">
        {socialLinks.map((item) => (
          <li key={item.href} translate="no">
            <MenuLink item={item} className="text-link inline-flex min-h-6 items-center">
              <Icon icon={socialMarks[item.mark]} className="mr-2.5 size-6" />
              {item.title}
            </MenuLink>
          </li>
        ))}
      </ul>
    </Block>
  </div>
);
