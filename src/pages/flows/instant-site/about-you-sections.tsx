import { CheckboxField } from '../../../components/form/choice-fields';
import { EmailField } from '../../../components/form/email-field';
import { SelectField } from '../../../components/form/select-field';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { contactMethods, instantSiteHints } from '../../../content/flows/instant-site';
import { FormSection } from '../parts/form-section';
import type { SectionsProps } from './form-type';
import { YesOrNo } from './yes-or-no';

const ContactSection = ({ form }: SectionsProps) => (
  <FormSection id="contact" number={1} title="Contact">
    <TextField form={form} name="fullName" label="Full name" autoComplete="name" required />
    <EmailField form={form} name="email" />
    <TextField
      form={form}
      name="phone"
      label="Phone"
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      hint={instantSiteHints.phone}
    />
    <SelectField
      form={form}
      name="contactMethod"
      label="Preferred contact method for revision feedback"
      options={contactMethods}
    />
  </FormSection>
);

const BusinessSection = ({ form }: SectionsProps) => (
  <FormSection id="business" number={2} title="Business">
    <TextField form={form} name="businessName" label="Business name" autoComplete="organization" required />
    <TextAreaField
      form={form}
      name="businessDescription"
      label="Business description"
      rows={3}
      hint={instantSiteHints.businessDescription}
      required
    />
    <TextAreaField
      form={form}
      name="existingLinks"
      label="Existing links"
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
      label="Do you have a domain?"
      yes={
        <TextField
          form={form}
          name="domainName"
          label="Domain name"
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="yourname.com"
        />
      }
      no={<CheckboxField form={form} name="domainHelp" label="Help me choose and register a domain" />}
    />
    <YesOrNo
      form={form}
      name="hasHosting"
      label="Do you have hosting?"
      yes={
        <TextAreaField
          form={form}
          name="hostingInfo"
          label="Login or invite instructions"
          rows={3}
          hint={instantSiteHints.hostingInfo}
        />
      }
      no={
        <CheckboxField
          form={form}
          name="hostingHelp"
          label="Help me with hosting"
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
