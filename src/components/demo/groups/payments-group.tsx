import { settings } from '../../../content/demo/desk';
import { useStored } from '../../../storage/use-stored';
import { demoSteering } from '../../../storage/visitor-keys';
import { Choice } from './choice';
import type { GroupProps } from './group-props';
import { useSetting } from './use-setting';

export const PaymentsGroup = ({ showMessage }: GroupProps) => {
  const { payments, payIn } = useStored(demoSteering);
  const set = useSetting(showMessage);
  return (
    <>
      <Choice
        legend="What happens to a payment"
        values={settings.payments.values}
        selected={payments}
        onChoose={(value) => set({ payments: value })}
      />
      <Choice
        legend={settings.payIn.title}
        values={settings.payIn.values}
        selected={payIn}
        onChoose={(value) => set({ payIn: value })}
      />
    </>
  );
};
