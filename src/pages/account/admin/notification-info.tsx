import { TitledSection } from '../../../components/ui/titled-section';
import { adminEmails } from '../../../content/account/admin';

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
