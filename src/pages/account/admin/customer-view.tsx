import { ButtonLink } from '../../../components/ui/button';
import { FigureList } from '../../../components/ui/figure-list';
import { TextLink } from '../../../components/ui/link';
import { ListPart } from '../../../components/ui/table/list-part';
import { TitledSection } from '../../../components/ui/titled-section';
import { formatCents, formatCentsExactly, toCents } from '../../../content/format/money';
import { formatCount, formatSigned, plural } from '../../../content/format/numbers';
import { projectHref } from '../../../paths';
import { type Order, type OrderCustomer, totalOrders } from '../../../services/orders/orders';
import { letterToCustomer } from '../../../services/projects/letter';
import { standing } from '../../../services/projects/log';
import type { SeenProject } from '../../../services/projects/own';
import { addressOf } from '../../../services/projects/project';
import { stateOf } from '../../../services/projects/states';
import { stateText } from '../../../services/projects/texts';
import { paymentsAmong } from '../../../services/receipts/plans-and-sites';
import type { Submission } from '../../../storage/schema';
import { DateTime } from '../parts/entry-parts';
import { TypedText } from '../project/typed-text';

type Props = {
  customer: OrderCustomer;
  orders: readonly Order[];
  projects: readonly SeenProject[];
  all: readonly Submission[];
  now: Date;
};

type Moment = { key: string; at: string; title: string; text: string; to: string | null; typed?: string };

/** Projects, payments for credits and messages, newest first. */
const momentsOf = ({ orders, projects, now }: Props): Moment[] => {
  const purchases = orders.filter((order) => order.type === 'purchase');
  const bought = purchases.map(({ id, date, description, amount, credits }) => ({
    key: `order ${id} ${date}`,
    at: date,
    title: description,
    text: `${formatCentsExactly(toCents(amount))}, ${formatSigned(credits)} credits`,
    to: null,
  }));
  const done = projects.flatMap((seen): Moment[] => {
    const { project, log } = seen;
    const [to, title] = [projectHref(addressOf(project, 'agency')), `${project.title} ${project.number}`];
    const said = standing(log).filter((event) => event.kind === 'message');
    const messages = said.map(({ id, at, by, text }) => ({
      key: id,
      at,
      text: '',
      to,
      typed: text,
      title: `${by === 'agency' ? 'Our message' : 'Message'}: ${title}`,
    }));
    const price = project.price ? ` (${project.price})` : '';
    return [{ key: project.key, at: project.date, title, text: stateText({ ...seen, now }) + price, to }, ...messages];
  });
  return [...bought, ...done].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
};

export const CustomerView = (props: Props) => {
  const { customer, orders, projects, all, now } = props;
  const { email, credits } = customer;
  const totals = totalOrders(orders);
  const sent = projects.flatMap(({ project }) => [project.submission ?? [], project.checkout ?? []].flat());
  const payments = paymentsAmong(sent, all);
  const paidCents = payments.reduce((sum, { totalCents }) => sum + totalCents, 0);
  const running = projects.filter(({ project }) => project.kind === 'plan' || project.kind === 'trial');
  const moments = momentsOf(props);
  const letter = letterToCustomer(customer);
  return (
    <>
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-6 gap-y-3">
        <bdi translate="no">{email}</bdi>
        {letter && (
          <ButtonLink size="small" to={letter}>
            Reply by email
          </ButtonLink>
        )}
      </p>
      <FigureList
        figures={[
          { label: 'Balance', value: formatCount(credits), note: 'credits' },
          { label: 'Paid for credits', value: formatCents(totals.revenueCents) },
          { label: 'Plans and sites', value: formatCents(paidCents), note: plural(payments.length, 'payment') },
          { label: 'Redeemed', value: formatCount(totals.redemptions) },
        ]}
      />
      {running.length > 0 && (
        <ul className="grid gap-1">
          {running.map((seen) => (
            <li key={seen.project.key}>
              <TextLink to={projectHref(addressOf(seen.project, 'agency'))} className="font-semibold">
                {seen.project.title}
              </TextLink>
              <span>{`: ${stateText({ ...seen, now }, stateOf({ ...seen, now }))}`}</span>
            </li>
          ))}
        </ul>
      )}
      <TitledSection id="time-line" title="Projects, payments and messages" className="grid gap-4">
        {moments.length === 0 && <p>Signed up, and has ordered nothing yet.</p>}
        <ListPart rows={moments}>
          {(shown) => (
            <ol data-rows className="border-b empty:hidden">
              {shown.map(({ key, at, title, text, to, typed }) => (
                <li key={key} className="grid gap-x-6 gap-y-1 border-t py-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
                  <DateTime iso={at} className="text-fg-quiet text-sm" />
                  <div className="wrap-anywhere grid gap-1">
                    <p>
                      {to ? (
                        <TextLink to={to} className="font-semibold">
                          {title}
                        </TextLink>
                      ) : (
                        <span className="font-semibold">{title}</span>
                      )}
                      {text && <span>{`: ${text}`}</span>}
                    </p>
                    {typed && <TypedText text={typed} className="text-sm" />}
                  </div>
                </li>
              ))}
            </ol>
          )}
        </ListPart>
      </TitledSection>
    </>
  );
};
