import { ArrowLeft } from 'lucide-react';
import type { MouseEvent } from 'react';
import { DraftQuestion, newsOf } from '../../../components/form/draft/draft-status';
import type { FormDraft } from '../../../components/form/draft/form-draft';
import { Icon } from '../../../components/ui/icon';
import { TextLink } from '../../../components/ui/link';
import { paymentUsedText } from '../../../content/flows/instant-site';
import { href } from '../../../paths';
import { LostFiles } from '../parts/gone-files';
import type { InstantSiteForm } from './fields';

type Props = {
  form: InstantSiteForm;
  draft: FormDraft;
  isOrdering: boolean;
  /** Whether a payment from checkout that this tab has shown has paid for another order. */
  isUsed: boolean;
  onBack: (event: MouseEvent) => void;
  onIncomplete: () => void;
};

export const PaymentHead = ({ form, draft, isOrdering, isUsed, onBack, onIncomplete }: Props) => {
  const { mediaFiles = [], logoFile = [] } = draft.lostFiles;
  const lost = form.getValues('hasLogo') === 'yes' ? [...mediaFiles, ...logoFile] : mediaFiles;

  return (
    <div className="grid gap-4">
      <TextLink
        to={href('instantSiteForm')}
        aria-disabled={isOrdering}
        className="flex w-fit items-center gap-2 py-1 font-semibold aria-disabled:cursor-not-allowed aria-disabled:text-fg-quiet"
        onClick={onBack}
      >
        <Icon icon={ArrowLeft} />
        Back to form
      </TextLink>
      <h1 className="text-title">Payment</h1>
      {isUsed && (
        <p className="max-w-measure border-sun border-l-8 bg-ground-raised p-4 font-semibold">{paymentUsedText}</p>
      )}
      <div>
        <p role="status" className="font-semibold">
          {newsOf(draft)}
        </p>
        <DraftQuestion draft={draft} onCleared={onIncomplete} />
      </div>
      <LostFiles names={lost} to={href('instantSiteForm')} onClick={onBack} />
    </div>
  );
};
