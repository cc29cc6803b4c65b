import { useState } from 'react';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { FieldNotes, fieldId } from '../../../components/form/field';
import { ButtonLink } from '../../../components/ui/button';
import { type PlanTierId, planTierIds, planTiers, trial } from '../../../content/catalogue/plans';
import { subscribePage } from '../../../content/flows/subscribe';
import { site } from '../../../content/site/site';
import { useUrlState } from '../../../hooks/use-url-state';
import { classNames } from '../../../lib/class-names';
import { tierFromQuery } from '../../../services/trial/chosen-plan';
import { trialTierIds } from '../../../services/trial/own-trial';
import { planRemark } from '../../parts/address-remark';
import { ComparePrices } from '../../parts/cross-links';
import type { TrialValues } from './trial-fields';

const idOf = (tier: PlanTierId) => (tier === trialTierIds[0] ? fieldId('plan') : `${fieldId('plan')}-${tier}`);

type Props = {
  form: UseFormReturn<TrialValues>;
  /** null while it is not known yet. */
  chosen: PlanTierId | null;
  onChoose: (plan: PlanTierId) => void;
};

/** The plan tiers as radio buttons. A tier without a trial is listed with a link to sales instead. */
export const PlanPicker = ({ form, chosen, onChoose }: Props) => {
  const { field } = useController({ control: form.control, name: 'plan' });
  const error = form.formState.errors.plan?.message;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-4 text-heading font-display font-semibold">{subscribePage.plans.heading}</legend>
      <div className="border-t border-fg">
        {planTierIds.map((tier) => {
          const { name, summary, priceText, periodText, hasTrial } = planTiers[tier];
          const isChosen = chosen === tier;
          return (
            <div
              key={tier}
              className={classNames(
                'relative grid grid-cols-[auto_1fr] gap-x-4 border-b border-fg px-4 py-5 sm:grid-cols-[auto_1fr_auto] sm:px-6',
                isChosen && 'on-other',
                hasTrial && !isChosen && 'hover:bg-ground-raised',
              )}
            >
              <input
                type="radio"
                id={idOf(tier)}
                value={tier}
                aria-describedby={`${idOf(tier)}-price ${idOf(tier)}-about`}
                name={field.name}
                checked={isChosen}
                onChange={() => {
                  field.onChange(tier);
                  onChoose(tier);
                }}
                disabled={!hasTrial}
                className="relative z-1 mt-1.5 size-5 accent-fg"
              />
              <label
                htmlFor={idOf(tier)}
                className={classNames(
                  'font-display font-semibold text-heading',
                  hasTrial ? 'after:absolute after:inset-0' : 'cursor-not-allowed text-fg-quiet',
                )}
              >
                {name}
              </label>
              <p
                id={`${idOf(tier)}-price`}
                className={classNames(
                  'col-start-2 sm:col-start-3 sm:row-start-1 sm:text-right',
                  !hasTrial && 'text-fg-quiet',
                )}
              >
                <span className="figures font-display font-semibold text-heading">{priceText}</span>{' '}
                <span className="text-fg-quiet text-sm">{periodText}</span>
              </p>
              <div id={`${idOf(tier)}-about`} className="col-start-2 mt-1 sm:col-end-4">
                <p className="max-w-measure text-fg-quiet">{summary}</p>
                {!hasTrial && <p className="mt-2 font-semibold">{trial.unavailableText}</p>}
              </div>
              {!hasTrial && (
                <ButtonLink
                  to={site.consultationUrl}
                  newTab
                  size="small"
                  className="col-start-2 mt-3 justify-self-start"
                >
                  {subscribePage.plans.salesCall}
                </ButtonLink>
              )}
            </div>
          );
        })}
      </div>
      <p className="mt-3">
        <ComparePrices inNewTab />
      </p>
      <FieldNotes id={fieldId('plan')} error={error} />
    </fieldset>
  );
};

/**
 * The plan in the address goes before the form's, which a draft brings back.
 * @returns `clear` brings back the first plan in the address, `undo` the chosen one
 */
export const usePlanInAddress = (form: UseFormReturn<TrialValues>) => {
  const [query, update] = useUrlState();
  const asked = tierFromQuery(query);
  const inForm = useWatch({ control: form.control, name: 'plan' });
  /** The plan in the address before the first choice here. */
  const [first, setFirst] = useState<PlanTierId | null>();
  return {
    // A draft that was tampered with may name a tier without a trial.
    plan: asked ?? (trialTierIds.includes(inForm) ? inForm : trial.defaultTierId),
    remark: planRemark(query, 'trial'),
    choose: (plan: PlanTierId) => {
      if (first === undefined) setFirst(asked);
      update({ plan });
    },
    clear: () => first !== undefined && update({ plan: first ?? '' }),
    undo: () => first !== undefined && update({ plan: form.getValues('plan') }),
  };
};
