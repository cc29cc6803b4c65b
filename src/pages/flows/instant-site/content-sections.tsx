import { useWatch } from 'react-hook-form';
import { CheckboxGroup } from '../../../components/form/checkbox-group';
import { TextAreaField, TextField } from '../../../components/form/text-field';
import { UploadField } from '../../../components/form/upload/upload-field';
import { instantSite } from '../../../content/catalogue/plans';
import {
  instantSiteHints,
  instantSiteLabels,
  mediaUpload,
  siteGoals,
  sitePages,
} from '../../../content/flows/instant-site';
import { FormSection } from '../parts/form-section';
import type { SectionsProps } from './form-type';

const GoalsSection = ({ form }: SectionsProps) => {
  const hasOther = useWatch({ control: form.control, name: 'goals.other' });
  return (
    <FormSection id="goals" number={4} title="Goals">
      <CheckboxGroup form={form} legend={instantSiteLabels.goals} options={siteGoals} />
      {hasOther && <TextField form={form} name="goals.otherText" label={instantSiteLabels['goals.otherText']} />}
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
  const [second, third] = [hintFor(2), hintFor(3)];
  return (
    <FormSection id="pages" number={5} title="Pages">
      <CheckboxGroup form={form} legend={instantSiteLabels.pages} hint={instantSiteHints.pages} options={sitePages} />
      {pages.other && <TextField form={form} name="pages.otherText" label={instantSiteLabels['pages.otherText']} />}
      <p role="status" className="border-sun border-l-4 pl-3 text-sm empty:border-0">
        {chosen.length > instantSite.pages ? instantSiteHints.tooManyPages(chosen.length) : ''}
      </p>
      <TextAreaField
        form={form}
        name="pageContent.home"
        label={instantSiteLabels['pageContent.home']}
        hint={instantSiteHints.pageText}
      />
      <TextAreaField
        form={form}
        name="pageContent.page2"
        label={instantSiteLabels['pageContent.page2']}
        {...(second && { hint: second })}
      />
      <TextAreaField
        form={form}
        name="pageContent.page3"
        label={instantSiteLabels['pageContent.page3']}
        {...(third && { hint: third })}
      />
    </FormSection>
  );
};

const MediaSection = ({ form, lostFiles }: SectionsProps) => (
  <FormSection id="media" number={6} title="Media">
    <UploadField
      form={form}
      name="mediaFiles"
      label={instantSiteLabels.mediaFiles}
      rule={mediaUpload}
      attachAgain={lostFiles.mediaFiles ?? []}
    />
    <TextAreaField
      form={form}
      name="stockPhotoPreferences"
      label={instantSiteLabels.stockPhotoPreferences}
      rows={3}
      hint={instantSiteHints.stockPhotos}
    />
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
