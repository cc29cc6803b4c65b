import { CheckboxField } from '../../../components/form/choice-fields';
import { EmailField } from '../../../components/form/email-field';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { contactMethods, instantSiteHints, instantSiteLabels } from '../../../content/flows/instant-site';
import { FormSection } from '../parts/form-section';
import type { SectionsProps } from './form-type';
import { YesOrNo } from './yes-or-no';

const ContactSection = ({ form }: SectionsProps) => (
  <FormSection id="contact" number={1} title="Contact">
    <TextField form={form} name="fullName" label={instantSiteLabels.fullName} autoComplete="name" required />
    <EmailField form={form} name="email" />
    <TextField
      form={form}
      name="phone"
      label={instantSiteLabels.phone}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      hint={instantSiteHints.phone}
    />
    <SelectField form={form} name="contactMethod" label={instantSiteLabels.contactMethod} options={contactMethods} />
  </FormSection>
);

const BusinessSection = ({ form }: SectionsProps) => (
  <FormSection id="business" number={2} title="Business">
    <TextField
      form={form}
      name="businessName"
      label={instantSiteLabels.businessName}
      autoComplete="organization"
      required
    />
    <TextAreaField
      form={form}
      name="businessDescription"
      label={instantSiteLabels.businessDescription}
      rows={3}
      hint={instantSiteHints.businessDescription}
      required
    />
    <TextAreaField
      form={form}
      name="existingLinks"
      label={instantSiteLabels.existingLinks}
      rows={3}
      hint={instantSiteHints.existingLinks}
    />
  </FormSection>
);

const DomainSection = ({ form }: SectionsProps) => (
  <FormSection id="domain" number={3} title="Domain and hosting">
    <YesOrNo
      form={form}
      name="hasDomain"
      label={instantSiteLabels.hasDomain}
      yes={
        <TextField
          form={form}
          name="domainName"
          label={instantSiteLabels.domainName}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="yourname.com"
        />
      }
      no={<CheckboxField form={form} name="domainHelp" label={instantSiteLabels.domainHelp} />}
    />
    <YesOrNo
      form={form}
      name="hasHosting"
      label={instantSiteLabels.hasHosting}
      yes={
        <TextAreaField
          form={form}
          name="hostingInfo"
          label={instantSiteLabels.hostingInfo}
          rows={3}
          hint={instantSiteHints.hostingInfo}
        />
      }
      no={
        <CheckboxField
          form={form}
          name="hostingHelp"
          label={instantSiteLabels.hostingHelp}
          hint={instantSiteHints.hostingHelp}
        />
      }
    />
  </FormSection>
);

/** Sections 1 to 3: contact, business, domain and hosting. */
export const AboutYouSections = (props: SectionsProps) => (
  <>
    <ContactSection {...props} />
    <BusinessSection {...props} />
    <DomainSection {...props} />
  </>
);
