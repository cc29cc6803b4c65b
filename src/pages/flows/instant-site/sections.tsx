import type { ReactElement } from 'react';
import { useWatch } from 'react-hook-form';
import { CheckboxField, CheckboxGroup, SelectField } from '../../../components/form/choice-fields';
import { emailField, TextField } from '../../../components/form/field';
import { UploadField } from '../../../components/form/upload/upload-field';
import { instantSite } from '../../../content/catalogue/plans';
import {
  addOnsNote,
  contactMethods,
  type InstantSiteSectionId,
  instantSiteHints,
  instantSiteLabels,
  instantSiteSections,
  logoUpload,
  mediaUpload,
  siteAddOns,
  siteGoals,
  sitePages,
  tooManyPagesText,
  visualStyles,
} from '../../../content/flows/instant-site';
import { FormSection } from '../parts/form-section';
import { field, LookFields, type SectionsProps, YesOrNo } from './fields';

const Contact = ({ form }: SectionsProps) => (
  <>
    <TextField {...field(form, 'fullName')} autoComplete="name" required />
    <TextField form={form} name="email" {...emailField} />
    <TextField {...field(form, 'phone')} type="tel" autoComplete="tel" inputMode="tel" />
    <SelectField {...field(form, 'contactMethod')} options={contactMethods} />
  </>
);

const Business = ({ form }: SectionsProps) => (
  <>
    <TextField {...field(form, 'businessName')} autoComplete="organization" required />
    <TextField {...field(form, 'businessDescription')} rows={3} required />
    <TextField {...field(form, 'existingLinks')} rows={3} />
  </>
);

const Domain = ({ form }: SectionsProps) => {
  const typedAddress = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const;
  return (
    <>
      <YesOrNo
        form={form}
        name="hasDomain"
        yes={<TextField {...field(form, 'domainName')} {...typedAddress} placeholder="yourname.com" />}
        no={<CheckboxField {...field(form, 'domainHelp')} />}
      />
      <YesOrNo
        form={form}
        name="hasHosting"
        yes={<TextField {...field(form, 'hostingInfo')} rows={3} />}
        no={<CheckboxField {...field(form, 'hostingHelp')} />}
      />
    </>
  );
};

/** What 'Other' of a group of boxes is. */
const OtherText = ({ form, group }: Pick<SectionsProps, 'form'> & { group: 'goals' | 'pages' | 'visualStyle' }) =>
  useWatch({ control: form.control, name: `${group}.other` }) && <TextField {...field(form, `${group}.otherText`)} />;

const Pages = ({ form }: SectionsProps) => {
  const pages = useWatch({ control: form.control, name: 'pages' });
  const chosen = sitePages.filter(({ name }) => pages[name.slice('pages.'.length) as keyof typeof pages] === true);
  const hintFor = (page: number) => {
    const name = chosen.filter(({ name }) => name !== 'pages.home')[page - 2]?.label;
    return name ? `For example: ${name}` : undefined;
  };
  return (
    <>
      <CheckboxGroup form={form} legend={instantSiteLabels.pages} hint={instantSiteHints.pages} options={sitePages} />
      <OtherText form={form} group="pages" />
      <p role="status" className="border-sun border-l-4 pl-3 text-sm empty:border-0">
        {chosen.length > instantSite.pages ? tooManyPagesText(chosen.length) : ''}
      </p>
      <TextField {...field(form, 'pageContent.home')} rows={4} />
      <TextField {...field(form, 'pageContent.page2')} hint={hintFor(2)} rows={4} />
      <TextField {...field(form, 'pageContent.page3')} hint={hintFor(3)} rows={4} />
    </>
  );
};

const Media = ({ form, lostFiles }: SectionsProps) => (
  <>
    <UploadField {...field(form, 'mediaFiles')} rule={mediaUpload} attachAgain={lostFiles.mediaFiles ?? []} />
    <TextField {...field(form, 'stockPhotoPreferences')} rows={3} />
  </>
);

const Branding = ({ form, lostFiles }: SectionsProps) => (
  <>
    <YesOrNo
      form={form}
      name="hasLogo"
      yes={<UploadField {...field(form, 'logoFile')} rule={logoUpload} attachAgain={lostFiles.logoFile ?? []} />}
      no={<CheckboxField {...field(form, 'wantPlaceholderLogo')} />}
    />
    {import.meta.env.VITE_FIRST_DRAFT === 'off' ? (
      <>
        <TextField {...field(form, 'brandColors')} />
        <CheckboxGroup form={form} legend={instantSiteLabels.visualStyle} options={visualStyles} />
      </>
    ) : (
      <LookFields form={form} />
    )}
    <OtherText form={form} group="visualStyle" />
  </>
);

const fieldsOf: Readonly<Record<InstantSiteSectionId, (props: SectionsProps) => ReactElement>> = {
  contact: Contact,
  business: Business,
  domain: Domain,
  goals: ({ form }) => (
    <>
      <CheckboxGroup form={form} legend={instantSiteLabels.goals} options={siteGoals} />
      <OtherText form={form} group="goals" />
    </>
  ),
  pages: Pages,
  media: Media,
  branding: Branding,
  'add-ons': ({ form }) => <CheckboxGroup form={form} legend={instantSiteLabels.addOns} options={siteAddOns} />,
  notes: ({ form }) => (
    <>
      <TextField {...field(form, 'additionalNotes')} rows={4} />
      <TextField {...field(form, 'specificDeadline')} placeholder="March 3, before noon" />
    </>
  ),
};

export const Sections = (props: SectionsProps) =>
  instantSiteSections.map(({ id, title }, index) => {
    const Fields = fieldsOf[id];
    return (
      <FormSection key={id} id={id} number={index + 1} title={title} {...(id === 'add-ons' && { note: addOnsNote })}>
        <Fields {...props} />
      </FormSection>
    );
  });
