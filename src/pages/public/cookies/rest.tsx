import { cookies } from '../../../content/legal/cookies';
import { LegalText } from '../legal/legal-text';

export const Content = () => <LegalText sections={cookies} />;
