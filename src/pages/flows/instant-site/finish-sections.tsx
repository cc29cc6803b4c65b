import { useWatch } from 'react-hook-form';
import { CheckboxGroup } from '../../../components/form/checkbox-group';
import { CheckboxField } from '../../../components/form/choice-fields';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { UploadField } from '../../../components/form/upload/upload-field';
import {
  instantSiteHints,
  instantSiteLabels,
  logoUpload,
  siteAddOns,
  visualStyles,
} from '../../../content/flows/instant-site';
import { FormSection } from '../parts/form-section';
import type { SectionsProps } from './form-type';
import { YesOrNo } from './yes-or-no';

const BrandingSection = ({ form, lostFiles }: SectionsProps) => {
  const hasOther = useWatch({ control: form.control, name: 'visualStyle.other' });
  return (
    <FormSection id="branding" number={7} title="Branding">
      <YesOrNo
        form={form}
        name="hasLogo"
        label={instantSiteLabels.hasLogo}
        yes={
          <UploadField
            form={form}
            name="logoFile"
            label={instantSiteLabels.logoFile}
            rule={logoUpload}
            attachAgain={lostFiles.logoFile ?? []}
          />
        }
        no={<CheckboxField form={form} name="wantPlaceholderLogo" label={instantSiteLabels.wantPlaceholderLogo} />}
      />
      <TextField
        form={form}
        name="brandColors"
        label={instantSiteLabels.brandColors}
        hint={instantSiteHints.brandColors}
      />
      <CheckboxGroup form={form} legend={instantSiteLabels.visualStyle} options={visualStyles} />
      {hasOther && (
        <TextField form={form} name="visualStyle.otherText" label={instantSiteLabels['visualStyle.otherText']} />
      )}
    </FormSection>
  );
};

const NotesSection = ({ form }: SectionsProps) => (
  <FormSection id="notes" number={9} title="Notes and deadline">
    <TextAreaField form={form} name="additionalNotes" label={instantSiteLabels.additionalNotes} />
    <TextField
      form={form}
      name="specificDeadline"
      label={instantSiteLabels.specificDeadline}
      placeholder="March 3, before noon"
      hint={instantSiteHints.deadline}
    />
  </FormSection>
);

/** Sections 7 to 9: visual style, add-ons and notes. */
export const FinishSections = (props: SectionsProps) => (
  <>
    <BrandingSection {...props} />
    <FormSection id="add-ons" number={8} title="Add-ons" note={instantSiteHints.addOns}>
      <CheckboxGroup form={props.form} legend={instantSiteLabels.addOns} options={siteAddOns} />
    </FormSection>
    <NotesSection {...props} />
  </>
);
