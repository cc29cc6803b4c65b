import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/ui/button';
import { moveFocusWhenRemoved } from '../../../lib/move-focus-when-removed';
import { hasSamplesQuery, loadSampleMutation, removeSampleMutation } from '../../../queries/admin';
import { useStoredQuery } from '../../../queries/stored-query';
import { useToldAction } from '../parts/use-told-action';

export const SampleData = ({ isEmpty }: { isEmpty: boolean }) => {
  const load = useMutation(loadSampleMutation);
  const remove = useMutation(removeSampleMutation);
  const { data: isLoaded } = useStoredQuery(hasSamplesQuery);
  const [carryOut] = useToldAction(async ({ mutateAsync }: typeof load) => {
    await mutateAsync();
    moveFocusWhenRemoved();
  });
  if (isLoaded)
    return (
      <div className="flex flex-wrap items-center justify-between gap-4 on-bright bg-sun p-5">
        <p key="loaded">
          <strong>Sample data.</strong> The customers named “Sample” and their orders are invented.
        </p>
        <Button size="small" onClick={() => carryOut(remove)}>
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
      <Button onClick={() => carryOut(load)}>Load sample data</Button>
    </div>
  );
};
