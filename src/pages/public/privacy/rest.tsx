import { privacy } from '../../../content/legal/privacy';
import { LegalText } from '../legal/legal-text';

export const Content = () => <LegalText sections={privacy} />;
