import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { destinationAfterLogin, useLoginLink } from '../../../components/account/login-link';
import { Vignette, type VignetteId } from '../../../components/media/vignette';
import { TextLink } from '../../../components/ui/link';
import { checkoutPlans } from '../../../content/catalogue/plans';
import { chosenPlanText } from '../../../content/flows/trial';
import { formatCents } from '../../../content/format/money';
import { useAddressQuery, useHydrated } from '../../../hooks/use-hydrated';
import { isRecord } from '../../../lib/is-record';
import { accountPlanFromQuery, keepChosenPlan } from '../../../services/trial/chosen-plan';
import { useStored } from '../../../storage/use-stored';
import { authToken, isAdmin } from '../../../storage/visitor-keys';
import { AddressRemark, aboveContent, planRemark } from '../../parts/address-remark';

const useAskedPlan = () => accountPlanFromQuery(useAddressQuery());

/** The chosen plan with its price, for the text above the form; null without one. */
export const useAskedPlanText = (): string | null => {
  const asked = useAskedPlan();
  if (asked === null) return null;
  const { name, amountCents, periodText } = checkoutPlans[asked];
  return chosenPlanText(name, `${formatCents(amountCents)} ${periodText}`);
};

/** Redirects signed-in visitors, unless a navigation is pending. The plan in the address is kept with their account first. */
export const SignedOutOnly = ({ children }: { children: ReactNode }) => {
  const isHydrated = useHydrated();
  const token = useStored(authToken);
  const admin = useStored(isAdmin);
  const navigate = useNavigate();
  const { state } = useLocation();
  const plan = useAskedPlan();
  const isStaying = useNavigation().state === 'idle';
  const destination = isHydrated && token !== null && isStaying ? destinationAfterLogin(state, admin) : null;
  useEffect(() => {
    if (!destination) return;
    if (plan) void keepChosenPlan(plan);
    navigate(destination, { replace: true });
  }, [destination, plan, navigate]);
  return children;
};

type FrameProps = { title: string; intro: string; figure: VignetteId; children: ReactNode };

export const AuthFrame = ({ title, intro, figure, children }: FrameProps) => (
  <div className="page-grid grid gap-x-12 gap-y-10 py-12 md:grid-cols-[7fr_5fr] lg:grid-cols-2 lg:gap-x-16 lg:py-20 xl:grid-cols-[5fr_7fr]">
    <AddressRemark remark={planRemark(useAddressQuery(), 'checkout')} className={aboveContent} />
    <div className="grid content-start gap-8">
      <div className="grid gap-3">
        <h1 className="text-title">{title}</h1>
        <p className="text-lead">{intro}</p>
      </div>
      {children}
    </div>
    <div className="hidden items-start justify-end md:flex">
      <Vignette id={figure} className="sticky top-28 aspect-square w-full max-w-md xl:max-w-xl" />
    </div>
  </div>
);

export const OtherWay = ({ question, to, children }: { question: string; to: string; children: string }) => (
  <p>
    <span>{question}</span> <TextLink {...useLoginLink()(to)}>{children}</TextLink>
  </p>
);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What another page passes on, in no address; each is '' if absent. @param state the location state, untrusted */
export const personInState = (state: unknown) => {
  const { email, name } = isRecord(state) ? state : {};
  return { email: textOf(email), name: textOf(name) };
};
