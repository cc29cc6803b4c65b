import { useWatch } from 'react-hook-form';
import { CheckboxField, CheckboxGroup } from '../../../components/form/choice-fields';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { UploadField } from '../../../components/form/upload/upload-field';
import {
  addOnsNote,
  instantSiteLabels,
  logoUpload,
  siteAddOns,
  visualStyles,
} from '../../../content/flows/instant-site';
import { FormSection } from '../parts/form-section';
import { field, type SectionsProps, YesOrNo } from './fields';

const BrandingSection = ({ form, lostFiles }: SectionsProps) => {
  const hasOther = useWatch({ control: form.control, name: 'visualStyle.other' });
  return (
    <FormSection id="branding" number={7} title="Branding">
      <YesOrNo
        form={form}
        name="hasLogo"
        yes={<UploadField {...field(form, 'logoFile')} rule={logoUpload} attachAgain={lostFiles.logoFile ?? []} />}
        no={<CheckboxField {...field(form, 'wantPlaceholderLogo')} />}
      />
      <TextField {...field(form, 'brandColors')} />
      <CheckboxGroup form={form} legend={instantSiteLabels.visualStyle} options={visualStyles} />
      {hasOther && <TextField {...field(form, 'visualStyle.otherText')} />}
    </FormSection>
  );
};

const NotesSection = ({ form }: SectionsProps) => (
  <FormSection id="notes" number={9} title="Notes and deadline">
    <TextAreaField {...field(form, 'additionalNotes')} />
    <TextField {...field(form, 'specificDeadline')} placeholder="March 3, before noon" />
  </FormSection>
);

/** Sections 7 to 9: visual style, add-ons and notes. */
export const FinishSections = (props: SectionsProps) => (
  <>
    <BrandingSection {...props} />
    <FormSection id="add-ons" number={8} title="Add-ons" note={addOnsNote}>
      <CheckboxGroup form={props.form} legend={instantSiteLabels.addOns} options={siteAddOns} />
    </FormSection>
    <NotesSection {...props} />
  </>
);
