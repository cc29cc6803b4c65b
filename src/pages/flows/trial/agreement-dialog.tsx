import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { TextList } from '../../../components/ui/text-list';
import { subscribePage } from '../../../content/flows/subscribe';
import { freeTrialAgreement } from '../../../content/flows/trial-agreement';

const { title, intro, sections } = freeTrialAgreement;

type Props = { isOpen: boolean; onClose: () => void; onAccept: () => void };

export const AgreementDialog = ({ isOpen, onClose, onAccept }: Props) => (
  <Dialog
    isOpen={isOpen}
    onClose={onClose}
    title={title}
    isDocument
    actions={
      <Button tone="primary" onClick={onAccept}>
        {subscribePage.agreement.acceptInDialog}
      </Button>
    }
  >
    <p className="text-lead">{intro}</p>
    {sections.map(({ id, heading, paragraphs, list }) => (
      <div key={id} className="mt-6 grid gap-2">
        <h3 className="text-subheading">{heading}</h3>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {list && <TextList items={list} className="list-disc pl-5" />}
      </div>
    ))}
  </Dialog>
);
