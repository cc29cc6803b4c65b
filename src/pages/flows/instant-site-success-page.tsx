import { Check } from 'lucide-react';
import { runAction } from '../../components/feedback/run-action';
import { keptFiles } from '../../components/sketch/kept-files';
import { SketchFrame } from '../../components/sketch/sketch-frame';
import { ButtonLink } from '../../components/ui/button';
import { Icon } from '../../components/ui/icon';
import { TextLink } from '../../components/ui/link';
import { NoWrapCompounds } from '../../components/ui/no-wrap-compounds';
import { TitledSection } from '../../components/ui/titled-section';
import { instantSiteSuccess } from '../../content/flows/instant-site-success';
import { sketchTexts } from '../../content/flows/sketch';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { href } from '../../paths';
import { useVisitor } from '../../queries/visitor';
import { isVisitors, lastOwn } from '../../services/submissions/owner';
import { bookMeeting } from '../../services/submissions/submissions';
import { type Submission, sentSite, submissions } from '../../storage/schema';
import { useStored } from '../../storage/use-stored';
import { PaidOrder } from './parts/paid-order';

export const handle = fixedPage(pageMeta.instantSiteSuccess);

const [{ title: bookStep }, { title: meetStep }] = instantSiteSuccess.steps;

const stepTiles = [
  'rounded-tl-full bg-ultramarine text-paper',
  'rounded-br-full on-bright bg-blush',
  'rounded-tr-full bg-moss text-paper',
  'on-bright bg-sun',
];

const LastOrderSketch = () => {
  const [id, sent, visitor] = [useStored(sentSite), useStored(submissions), useVisitor()];
  const order = sent.find((one) => one.id === id && isVisitors(one, visitor));
  if (!order) return null;
  return (
    <div className="min-w-0 lg:col-span-7">
      <SketchFrame place="reward" title={sketchTexts.bring} answers={order.answers} files={keptFiles(order)} isOwn />
    </div>
  );
};

const OrderOrNone = ({ order }: { order: Submission | null }) => {
  const isHydrated = useHydrated();
  if (order) return <PaidOrder order={order} next={order.booked ? meetStep : bookStep} />;
  return <p className={isHydrated ? undefined : 'invisible'}>{instantSiteSuccess.noOrder}</p>;
};

export const Component = () => {
  const order = lastOwn('instant-site', useStored(submissions), useVisitor());
  const book = () => {
    if (order) void runAction(() => bookMeeting(order.id));
  };
  return (
    <div>
      <section className="page-grid grid items-start gap-x-8 gap-y-8 py-12 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:py-20">
        <h1 className="text-hero lg:col-span-7">{instantSiteSuccess.title}</h1>
        <div className="grid min-w-0 gap-5 lg:col-span-5 lg:row-span-2">
          <OrderOrNone order={order} />
          {order && (
            <p className="text-lead">
              <NoWrapCompounds text={instantSiteSuccess.lead} />
            </p>
          )}
          <p>
            <NoWrapCompounds text={instantSiteSuccess.meeting} />
          </p>
          <ButtonLink
            tone={order ? 'primary' : 'secondary'}
            size="large"
            to={site.designMeetingUrl}
            newTab
            className="w-fit"
            onClick={book}
          >
            {instantSiteSuccess.book}
          </ButtonLink>
        </div>
        {import.meta.env.VITE_FIRST_DRAFT !== 'off' && <LastOrderSketch />}
      </section>
      <TitledSection
        id="next-heading"
        title="What happens next?"
        className="on-second"
        inner="page-grid grid gap-10 py-section"
      >
        <ol className="grid sm:grid-cols-2 lg:grid-cols-4">
          {instantSiteSuccess.steps.map(({ title, text }, index) => (
            <li key={title} className="grid content-start gap-4 border-t py-6 pr-8 lg:pt-0 lg:pb-0">
              <span
                aria-hidden="true"
                className={`figures grid aspect-square w-24 place-items-center font-display font-semibold text-heading lg:w-full lg:max-w-44 ${stepTiles[index]}`}
              >
                {index === 0 && order?.booked ? <Icon icon={Check} className="size-10" /> : index + 1}
              </span>
              <h3 className="text-subheading">
                <span>{title}</span>
                {index === 0 && order?.booked && <span className="sr-only"> (done)</span>}
              </h3>
              <p className="text-fg-quiet">{text}</p>
            </li>
          ))}
        </ol>
      </TitledSection>
      <p className="page-grid py-12">
        No time works for you? <TextLink to={href('contact')}>Contact us</TextLink> and we will find one.
      </p>
    </div>
  );
};
