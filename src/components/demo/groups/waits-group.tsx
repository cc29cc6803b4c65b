import { settings } from '../../../content/demo/desk';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';
import { Choice } from './choice';
import type { GroupProps } from './group-props';
import { useSetting } from './use-setting';

export const WaitsGroup = ({ showMessage }: GroupProps) => {
  const { waits } = useStored(demoSteering);
  const set = useSetting(showMessage);
  return (
    <Choice
      legend="How long the simulated waits take"
      values={settings.waits.values}
      selected={waits}
      onChoose={(value) => set({ waits: value })}
    />
  );
};
