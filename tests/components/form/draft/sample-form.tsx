import { useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { DraftStatus } from '../../../../src/components/form/draft/draft-status';
import { useDraft } from '../../../../src/components/form/draft/use-draft-form';
import { perCustomer } from '../../../../src/components/form/per-customer';
import { useAction } from '../../../../src/hooks/use-action';

const defaultValues = {
  ...{ company: '', goals: { portfolio: false, otherText: '' }, plan: 'growth', email: '', cardNumber: '' },
  ...{ logo: [] as File[], media: [] as File[] },
};
export const files = { logo: { accept: ['.svg'], single: true }, media: { accept: ['.png'] } };

let setFiles: (field: 'logo' | 'media', attached: File[]) => void = () => {};
export const attach = (field: 'logo' | 'media', ...attached: File[]) => setFiles(field, attached);

/** A form with a draft of this name. `send` is what its button does. */
export const sampleForm = (
  name: string,
  send: (draft: Pick<ReturnType<typeof useDraft>, 'hold'>) => Promise<undefined>,
) =>
  perCustomer(() => {
    const form = useForm({ defaultValues });
    const startOf = ({ email }: { email: string }) => ({ email });
    const draft = useDraft({ form, name, exclude: [], files, startOf });
    const [press] = useAction(() => send(draft));
    setFiles = form.setValue;
    return (
      <MemoryRouter>
        <form>
          <DraftStatus draft={draft} asksForCard />
          <input aria-label="Company" {...form.register('company')} />
          <input aria-label="Portfolio" type="checkbox" {...form.register('goals.portfolio')} />
          <input aria-label="Other" {...form.register('goals.otherText')} />
          <input aria-label="Plan" {...form.register('plan')} />
          <input aria-label="Email" {...form.register('email')} />
          <input aria-label="Card" {...form.register('cardNumber')} />
          <button type="button" onClick={() => void press()}>
            Send
          </button>
          <span data-testid="lost">{JSON.stringify(draft.lostFiles)}</span>
          <span data-testid="files">{form.watch('logo').map(({ name }) => name)}</span>
          <span data-testid="id" suppressHydrationWarning>
            {draft.id()}
          </span>
        </form>
      </MemoryRouter>
    );
  });
