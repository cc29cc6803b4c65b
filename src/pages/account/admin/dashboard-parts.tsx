import { useState } from 'react';
import { useRunAction } from '../../../components/feedback/run-action';
import { Button } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { TitledSection } from '../../../components/ui/titled-section';
import { adminEmails } from '../../../content/account/admin';
import { formatCount } from '../../../content/format/numbers';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { projectHref } from '../../../paths';
import { hasSamplesQuery } from '../../../queries/admin';
import { useStoredQuery } from '../../../queries/stored-query';
import { now } from '../../../services/clock';
import { loadSampleData, removeSamples } from '../../../services/demo/samples';
import { addressOf } from '../../../services/projects/project';
import type { TodayLine } from '../../../services/projects/today';

const firstLines = 6;

export const Today = ({ lines }: { lines: readonly TodayLine[] }) => {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? lines : lines.slice(0, firstLines);
  return (
    <div className="grid justify-items-start gap-2">
      <h2 id="today" tabIndex={-1} className="text-subheading outline-none">
        Today
      </h2>
      {lines.length === 0 && <p className="text-fg-quiet">Nothing waits.</p>}
      <ul className="grid w-full gap-x-12 lg:grid-cols-2">
        {shown.map(({ key, project, who, text }) => (
          <li key={key} className="wrap-anywhere border-t py-2.5">
            <TextLink to={projectHref(addressOf(project, 'agency'))} className="font-semibold">
              {project.title}
            </TextLink>
            <span>{`: ${text}. `}</span>
            <bdi translate="no" className="text-fg-quiet text-sm">
              {who}
            </bdi>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => {
            setShowsAll(true);
            moveFocusWhenRemoved(() => document.getElementById('today'));
          }}
        >
          {`All (${formatCount(lines.length)})`}
        </Button>
      )}
    </div>
  );
};

export const SampleData = ({ isEmpty }: { isEmpty: boolean }) => {
  const { data: isLoaded } = useStoredQuery(hasSamplesQuery);
  const [carryOut] = useRunAction((change: () => Promise<void>) => change(), { focus: () => null });
  if (isLoaded)
    return (
      <div className="flex flex-wrap items-center justify-between gap-4 on-bright bg-sun p-5">
        <p key="loaded">
          <strong>Sample data.</strong> The customers named “Sample” and their orders are invented.
        </p>
        <Button size="small" onClick={() => carryOut(removeSamples)}>
          Remove sample data
        </Button>
      </div>
    );
  if (!isEmpty) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 border border-line-strong p-5">
      <p className="max-w-measure">
        Nobody has ordered anything in this browser yet. Sample data shows this page at work; one click removes it
        again.
      </p>
      <Button onClick={() => carryOut(() => loadSampleData(now()))}>Load sample data</Button>
    </div>
  );
};

export const NotificationInfo = () => (
  <TitledSection
    id="notifications"
    title="Admin notification emails"
    titleLook="text-subheading"
    className="grid gap-3 border-ultramarine-read border-l-8 bg-ground-raised p-6"
  >
    <p>
      In this demo they are kept in this browser and written to its console. Otherwise they would go to{' '}
      <span translate="no">{adminEmails.join(', ')}</span> for:
    </p>
    <ul className="list-disc pl-5">
      <li>New signup</li>
      <li>Credits purchased</li>
      <li>Service redeemed</li>
      <li>Service started</li>
    </ul>
  </TitledSection>
);
