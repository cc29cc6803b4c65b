import { useEffect, useReducer } from 'react';
import { useNavigate } from 'react-router-dom';
import { StatusPage } from '../../components/feedback/status-page';
import { ButtonLink } from '../../components/ui/button';
import { subscribeMessages, subscribePage } from '../../content/flows/subscribe';
import { pageMeta } from '../../content/pages';
import { site } from '../../content/site/site';
import { fixedPage } from '../../head/page-handle';
import { useHydrated } from '../../hooks/use-hydrated';
import { useStillHere } from '../../hooks/use-still-here';
import { formatDay } from '../../lib/dates';
import { href } from '../../paths';
import { delay } from '../../services/delays';
import { isTrialJustTaken, isTrialUsed, trialEnd } from '../../services/trial/own-trial';
import { useStored } from '../../storage/use-stored';
import { authToken } from '../../storage/visitor-keys';
import { useNow } from '../parts/use-now';
import { TrialLine } from './parts/trial-line';
import { TrialForm } from './trial/trial-form';

export const handle = fixedPage(pageMeta.subscribe, ['plan']);

/** For a visitor whose trial is used: shows a message, and redirects to the login page after two seconds. */
const AlreadySubscribed = () => {
  const navigate = useNavigate();
  const isStillHere = useStillHere();
  const isSignedIn = useStored(authToken) !== null;
  useEffect(() => {
    void delay('trialRedirect').then(() => {
      if (!isStillHere()) return;
      if (site.authLoginUrl.startsWith('/')) navigate(site.authLoginUrl, { replace: true });
      else window.location.replace(site.authLoginUrl);
    });
  }, [navigate, isStillHere]);
  return (
    <StatusPage role="alert" title={subscribeMessages.alreadySubscribed.title} figure="already-subscribed">
      <p className="max-w-measure text-lead">{subscribeMessages.alreadySubscribed.description}</p>
      <TrialLine />
      <ButtonLink to={isSignedIn ? href('dashboard') : site.authLoginUrl}>
        {isSignedIn ? subscribeMessages.goToDashboard : subscribeMessages.logIn}
      </ButtonLink>
    </StatusPage>
  );
};

/** For a visitor who left while the trial was being started and came back: links to the brief. */
const JustStarted = () => (
  <StatusPage title={subscribeMessages.started.title} figure="trial-started">
    <p className="max-w-measure text-lead">{subscribeMessages.started.description}</p>
    <TrialLine />
    <ButtonLink tone="primary" to={href('onboarding')}>
      {subscribeMessages.started.next}
    </ButtonLink>
  </StatusPage>
);

const whatToShow = () => (isTrialJustTaken() ? 'started' : isTrialUsed() ? 'used' : 'form');

export const Component = () => {
  // Read once when the page opens, so that a successful submit does not show 'Already Subscribed'. After a navigation it is
  // read in the first render, so that the heading that gets the focus is not replaced.
  const isHydrated = useHydrated();
  const [shown, readAgain] = useReducer(whatToShow, isHydrated, (isKnown) => (isKnown ? whatToShow() : 'form'));
  useEffect(readAgain, []);
  const today = useNow();
  if (shown === 'started') return <JustStarted />;
  if (shown === 'used') return <AlreadySubscribed />;
  return (
    <div className="page-grid grid gap-12 py-12 lg:gap-16 lg:py-20">
      <header className="grid gap-8 lg:gap-12">
        <div className="grid gap-x-8 gap-y-5 lg:grid-cols-12 lg:items-end">
          {/* Two lines on a phone in the fallback font, too, which is a little narrower. */}
          <h1 className="text-title max-sm:max-w-[20rem] lg:col-span-7">{subscribePage.heading}</h1>
          <p className="max-w-measure text-lead lg:col-span-4 lg:col-start-9">{subscribePage.intro}</p>
        </div>
        <TrialStrip today={today} />
      </header>
      <TrialForm onUsed={readAgain} />
    </div>
  );
};

const { strip } = subscribePage;

const tiles = [
  { path: 'M0 0H40A40 40 0 0 1 0 40Z', className: 'fill-fg' },
  { path: 'M0 0H40V20H0Z', className: 'fill-moss' },
  { path: 'M40 0V40H0A40 40 0 0 1 40 0Z', className: 'fill-sun' },
  { path: 'M0 40L40 0V40Z', className: 'fill-ultramarine' },
  { path: 'M0 0A40 40 0 0 0 40 40V0Z', className: 'fill-blush' },
  { path: 'M20 0H40V40H20Z', className: 'fill-fg' },
  { path: 'M0 40V0A40 40 0 0 1 40 40Z', className: 'fill-moss' },
  { path: 'M0 0H40V40H0Z', className: 'fill-vermilion' },
];

export const TrialStrip = ({ today }: { today: Date | null }) => {
  const days = [
    { label: strip.first, day: today, place: undefined },
    {
      label: strip.last,
      day: today && trialEnd(today),
      place: 'w-1/8 min-w-max max-xs:w-auto max-xs:min-w-0',
    },
  ];
  return (
    <div>
      <svg aria-hidden="true" viewBox="0 0 320 40" className="block w-full border-y">
        {tiles.map(({ path, className }, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <g key={day} transform={`translate(${day * 40} 0)`}>
            <path d={path} className={className} />
            {day > 0 && <path d="M0 0V40" className="stroke-line" strokeWidth="0.15" />}
          </g>
        ))}
      </svg>
      <dl className="mt-3 flex flex-wrap justify-between gap-x-6">
        {days.map(({ label, day, place }) => (
          <div key={label} className={place}>
            <dt className="eyebrow">{label}</dt>
            <dd className="min-h-[1.55em] font-semibold">
              {day && <time dateTime={day.toISOString()}>{formatDay(day.toISOString())}</time>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
