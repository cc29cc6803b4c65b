import { useState } from 'react';
import { Button } from '../../../components/ui/button';
import { TextLink } from '../../../components/ui/link';
import { formatCount } from '../../../content/format/numbers';
import { moveFocusWhenRemoved } from '../../../lib/focus';
import { projectHref } from '../../../paths';
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
