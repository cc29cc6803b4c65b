import { studioPage } from '../../../content/public/studio';

const { agents } = studioPage;

/** What agents do, in large words, and what they never do. */
export const Agents = () => (
  <section aria-labelledby="agents" className="on-second">
    <div className="page-grid grid gap-x-8 gap-y-14 py-section lg:grid-cols-12">
      <div className="lg:col-span-7">
        <h2 id="agents" className="text-heading">
          {agents.heading}
        </h2>
        <ul className="mt-8 flex flex-wrap gap-x-[0.35em] gap-y-[0.08em] font-display font-semibold text-figure">
          {agents.does.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      </div>
      <section aria-labelledby="never" className="lg:col-span-4 lg:col-start-9">
        <h2 id="never" className="text-heading">
          {agents.neverHeading}
        </h2>
        <ul className="mt-8 border-b">
          {agents.never.map((point) => (
            <li key={point} className="border-t py-4 text-lead">
              {point}
            </li>
          ))}
        </ul>
      </section>
    </div>
  </section>
);
