import { CheckboxField, SelectField } from '../../../components/form/choice-fields';
import { EmailField } from '../../../components/form/email-field';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { contactMethods } from '../../../content/flows/instant-site';
import { FormSection } from '../parts/form-section';
import { field, type SectionsProps, YesOrNo } from './fields';

const ContactSection = ({ form }: SectionsProps) => (
  <FormSection id="contact" number={1} title="Contact">
    <TextField {...field(form, 'fullName')} autoComplete="name" required />
    <EmailField form={form} name="email" />
    <TextField {...field(form, 'phone')} type="tel" autoComplete="tel" inputMode="tel" />
    <SelectField {...field(form, 'contactMethod')} options={contactMethods} />
  </FormSection>
);

const BusinessSection = ({ form }: SectionsProps) => (
  <FormSection id="business" number={2} title="Business">
    <TextField {...field(form, 'businessName')} autoComplete="organization" required />
    <TextAreaField {...field(form, 'businessDescription')} rows={3} required />
    <TextAreaField {...field(form, 'existingLinks')} rows={3} />
  </FormSection>
);

const DomainSection = ({ form }: SectionsProps) => (
  <FormSection id="domain" number={3} title="Domain and hosting">
    <YesOrNo
      form={form}
      name="hasDomain"
      yes={
        <TextField
          {...field(form, 'domainName')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="yourname.com"
        />
      }
      no={<CheckboxField {...field(form, 'domainHelp')} />}
    />
    <YesOrNo
      form={form}
      name="hasHosting"
      yes={<TextAreaField {...field(form, 'hostingInfo')} rows={3} />}
      no={<CheckboxField {...field(form, 'hostingHelp')} />}
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
