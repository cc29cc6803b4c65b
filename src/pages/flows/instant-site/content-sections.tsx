import { useWatch } from 'react-hook-form';
import { CheckboxGroup } from '../../../components/form/choice-fields';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { UploadField } from '../../../components/form/upload/upload-field';
import { instantSite } from '../../../content/catalogue/plans';
import {
  instantSiteHints,
  instantSiteLabels,
  mediaUpload,
  siteGoals,
  sitePages,
  tooManyPagesText,
} from '../../../content/flows/instant-site';
import { FormSection } from '../parts/form-section';
import { field, type SectionsProps } from './fields';

const GoalsSection = ({ form }: SectionsProps) => {
  const hasOther = useWatch({ control: form.control, name: 'goals.other' });
  return (
    <FormSection id="goals" number={4} title="Goals">
      <CheckboxGroup form={form} legend={instantSiteLabels.goals} options={siteGoals} />
      {hasOther && <TextField {...field(form, 'goals.otherText')} />}
    </FormSection>
  );
};

const PagesSection = ({ form }: SectionsProps) => {
  const pages = useWatch({ control: form.control, name: 'pages' });
  const chosen = sitePages.filter(({ name }) => pages[name.slice('pages.'.length) as keyof typeof pages] === true);
  const hintFor = (page: number) => {
    const name = chosen.filter(({ name }) => name !== 'pages.home')[page - 2]?.label;
    return name ? `For example: ${name}` : undefined;
  };
  return (
    <FormSection id="pages" number={5} title="Pages">
      <CheckboxGroup form={form} legend={instantSiteLabels.pages} hint={instantSiteHints.pages} options={sitePages} />
      {pages.other && <TextField {...field(form, 'pages.otherText')} />}
      <p role="status" className="border-sun border-l-4 pl-3 text-sm empty:border-0">
        {chosen.length > instantSite.pages ? tooManyPagesText(chosen.length) : ''}
      </p>
      <TextAreaField {...field(form, 'pageContent.home')} />
      <TextAreaField {...field(form, 'pageContent.page2')} hint={hintFor(2)} />
      <TextAreaField {...field(form, 'pageContent.page3')} hint={hintFor(3)} />
    </FormSection>
  );
};

const MediaSection = ({ form, lostFiles }: SectionsProps) => (
  <FormSection id="media" number={6} title="Media">
    <UploadField {...field(form, 'mediaFiles')} rule={mediaUpload} attachAgain={lostFiles.mediaFiles ?? []} />
    <TextAreaField {...field(form, 'stockPhotoPreferences')} rows={3} />
  </FormSection>
);

/** Sections 4 to 6: goals, pages and media of the site. */
export const ContentSections = (props: SectionsProps) => (
  <>
    <GoalsSection {...props} />
    <PagesSection {...props} />
    <MediaSection {...props} />
  </>
);
