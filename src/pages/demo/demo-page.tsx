import { DeskSlot } from '../../components/demo/desk-slot';
import { Rest } from '../../components/layout/rest';
import { pageMeta } from '../../content/pages';
import { demoPage } from '../../content/public/demo-page';
import { firstDraftMention } from '../../content/public/first-draft-mention';
import { fixedPage } from '../../head/page-handle';
import { DraftMention } from '../parts/draft-mention';
import { StoryList } from './stories/story-list';

export const handle = fixedPage(pageMeta.demo);

const { heading, text, simulated, real } = demoPage;

/** A heading and its lines. A line is 'subject: description'. */
const Lines = ({ id, heading: title, lines }: { id: string; heading: string; lines: readonly string[] }) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="mb-4 text-heading">
      {title}
    </h2>
    <ul className="border-b">
      {lines.map((line) => {
        const [subject, ...description] = line.split(': ');
        return (
          <li key={line} className="grid gap-x-6 border-t py-3 sm:grid-cols-[7.5rem_1fr]">
            <strong>{subject}</strong>
            <span className="first-letter:uppercase">{description.join(': ')}</span>
          </li>
        );
      })}
    </ul>
  </section>
);

export const Component = () => (
  <>
    <div className="page-grid grid gap-x-8 gap-y-8 pt-20 pb-section lg:grid-cols-12 lg:pt-24">
      <h1 className="text-title lg:col-span-8">{heading}</h1>
      <div className="grid max-w-measure gap-4 lg:col-span-5 lg:col-start-8">
        <p className="text-lead">{text}</p>
        {import.meta.env.VITE_FIRST_DRAFT !== 'off' && <DraftMention {...firstDraftMention.demo} />}
      </div>
    </div>
    <Rest>
      <div className="page-grid grid gap-x-8 gap-y-12 pb-section lg:grid-cols-2">
        <Lines id="simulated" {...simulated} />
        <Lines id="real" {...real} />
      </div>
      <StoryList />
    </Rest>
    <DeskSlot />
  </>
);
