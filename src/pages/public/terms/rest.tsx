import { terms } from '../../../content/legal/terms';
import { LegalText } from '../legal/legal-text';

export const Content = () => <LegalText sections={terms} />;
