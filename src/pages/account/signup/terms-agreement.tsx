import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { CheckboxField } from '../../../components/form/choice-fields';
import { newTab } from '../../../components/ui/new-tab';
import { href } from '../../../paths';
import type { SignupValues } from './signup-form-values';

/** The agreement to the terms. Its links open a new tab, because the form would lose its password. */
export const TermsAgreement = ({ form }: { form: UseFormReturn<SignupValues> }) => (
  <CheckboxField
    form={form}
    name="agreed"
    required
    label={
      <span>
        I agree to the{' '}
        <Link to={href('terms')} {...newTab} className="text-link">
          terms of service
        </Link>{' '}
        and the{' '}
        <Link to={href('privacy')} {...newTab} className="text-link">
          privacy policy
        </Link>
      </span>
    }
  />
);
