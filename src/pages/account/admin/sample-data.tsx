import { useRunAction } from '../../../components/feedback/run-action';
import { Button } from '../../../components/ui/button';
import { hasSamplesQuery } from '../../../queries/admin';
import { useStoredQuery } from '../../../queries/stored-query';
import { now } from '../../../services/clock';
import { loadSampleData, removeSamples } from '../../../services/demo/samples';

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
