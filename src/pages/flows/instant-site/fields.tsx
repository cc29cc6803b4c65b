import { type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import { RadioField } from '../../../components/form/choice-fields';
import { fieldId, TextField } from '../../../components/form/field';
import { PictureChoice } from '../../../components/sketch/picture-choice';
import { loadParts } from '../../../components/sketch/use-sketch-acts';
import {
  type InstantSiteField,
  instantSiteHints,
  instantSiteLabels,
  visualStyles,
  yesOrNo,
} from '../../../content/flows/instant-site';
import { subscribeToNothing } from '../../../hooks/use-hydrated';
import { useOnDemand } from '../../../hooks/use-on-demand';
import { watchInView } from '../../../lib/in-view';
import { savesData } from '../../../lib/load-ahead';
import type { FileNames } from '../../../services/drafts/draft';
import type { InstantSiteValues } from './form-values';

export type InstantSiteForm = UseFormReturn<InstantSiteValues>;

export type SectionsProps = {
  form: InstantSiteForm;
  lostFiles: FileNames;
};

export const field = <Name extends InstantSiteField & FieldPath<InstantSiteValues>>(
  form: InstantSiteForm,
  name: Name,
) => ({ form, name, label: instantSiteLabels[name], hint: instantSiteHints[name] });

type Props = {
  form: InstantSiteForm;
  name: 'hasDomain' | 'hasHosting' | 'hasLogo';
  yes: ReactElement;
  no: ReactElement;
};

export const YesOrNo = ({ form, name, yes, no }: Props) => {
  const answer = useWatch({ control: form.control, name });
  return (
    <>
      <RadioField {...field(form, name)} options={yesOrNo} />
      {answer === 'yes' && yes}
      {answer === 'no' && no}
    </>
  );
};

const tiles = [
  ['ground', ''],
  ['brand', 'rounded-br-full'],
  ['accent', 'rounded-tl-full'],
] as const;

/** Brand colors with their tiles, and the styles as small drawings of the business's name. What draws them is the sketch's. */
export const LookFields = ({ form }: Pick<SectionsProps, 'form'>) => {
  const [parts, load, hasFailed] = useOnDemand(loadParts);
  const isSaving = useSyncExternalStore(subscribeToNothing, savesData, () => false);
  const [name, colors] = useWatch({ control: form.control, name: ['businessName', 'brandColors'] });
  const palette = parts?.nameSketch(name, 'neutral', colors).palette;
  const start = useCallback(
    (box: Element | null) =>
      box && !savesData() ? watchInView(box, 0, ({ isIntersecting }) => isIntersecting && load()) : undefined,
    [load],
  );
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-[1fr_9rem]">
        <TextField {...field(form, 'brandColors')} />
        <div aria-hidden="true" className="flex min-h-12 sm:pt-7.5">
          {palette &&
            tiles.map(([color, shape]) => (
              <span key={color} className={`size-12 border ${shape}`} style={{ backgroundColor: palette[color] }} />
            ))}
        </div>
      </div>
      <fieldset ref={start} className="min-w-0">
        <legend className="font-semibold">{instantSiteLabels.visualStyle}</legend>
        <div className="mt-3 grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3">
          {visualStyles.map(({ name: style, label, look }, place) => (
            <PictureChoice
              key={style}
              id={fieldId(style)}
              type="checkbox"
              {...form.register(style)}
              label={label}
              picture={
                isSaving || hasFailed ? undefined : parts && <parts.LookDrawing {...{ look, name, colors, place }} />
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
};
