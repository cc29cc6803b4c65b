import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { beforeEach, expect, it } from 'vitest';
import { formSide } from '../../../../src/components/form/draft/form-side';
import { fillEmpty } from '../../../../src/components/form/prefill';

const useChoice = () => useForm<{ choice: string | null }>({ defaultValues: { choice: '' } });
let form: ReturnType<typeof useChoice>;

beforeEach(() => {
  form = renderHook(useChoice).result.current;
  // React Hook Form does so when radio buttons of which none is chosen lose the focus.
  form.setValue('choice', null);
});

it('shows the choice of a draft where the focus has passed without one', () => {
  formSide({ form, name: 'sample' }).show({ choice: 'yes' }, null);
  expect(form.getValues('choice')).toBe('yes');
});

it('counts no choice as nothing typed, and fills it in with sample data', () => {
  expect(formSide({ form, name: 'sample' }).typed({}, 'choice')).toEqual({});
  fillEmpty(form, { choice: 'yes' });
  expect(form.getValues('choice')).toBe('yes');
});
