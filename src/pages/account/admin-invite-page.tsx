import { LogoMark } from '../../components/media/logo';
import { ButtonLink } from '../../components/ui/button';
import { PageHeading } from '../../components/ui/page-heading';
import { ValueLine } from '../../components/ui/value-line';
import { adminEmails } from '../../content/account/admin';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { href } from '../../paths';

export const handle = fixedPage(pageMeta.adminInvite);

const line = { look: 'fact', className: 'grid-cols-[4.5rem_1fr]' } as const;

const Invitation = ({ to }: { to: string }) => (
  <article
    aria-label={`Invitation to ${to}`}
    className="grid content-start gap-6 border-t-8 border-t-vermilion bg-ground-raised p-7 sm:p-10"
  >
    <dl className="grid gap-1 border-b pb-5 text-sm">
      <ValueLine {...line} label="From" value={`${site.name} <${site.supportEmail}>`} isData />
      <ValueLine {...line} label="To" value={to} isData />
      <ValueLine {...line} label="Subject" value={`You are invited to administer ${site.name}`} />
    </dl>
    <LogoMark className="size-12" />
    <div className="grid gap-3">
      <h2 className="text-heading">You have been made an admin</h2>
      <p className="max-w-measure">
        As an admin you see the orders of every customer, mark work as completed and export everything as CSV. Create
        your account with this address, and only this one: it is what makes you an admin.
      </p>
    </div>
    <ButtonLink to={href('signup')} state={{ email: to }} tone="primary" className="justify-self-start">
      Sign Up
    </ButtonLink>
    <p className="text-fg-quiet text-sm">Not expecting this? Ignore this message and nothing will happen.</p>
  </article>
);

export const Component = () => (
  <div className="page-grid grid gap-12 py-12 lg:py-16">
    <PageHeading
      title="Admin Invitations Sent"
      intro="A preview of the email to the two admin accounts. This is a demo: no email has left your browser."
    />
    <div className="grid gap-8 lg:grid-cols-2">
      {adminEmails.map((email) => (
        <Invitation key={email} to={email} />
      ))}
    </div>
  </div>
);
