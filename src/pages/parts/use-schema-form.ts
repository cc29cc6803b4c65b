import { valibotResolver } from '@hookform/resolvers/valibot';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type * as v from 'valibot';

/** A form that a schema checks. `Form` moves the focus to its errors. */
export const useSchemaForm = <Values extends FieldValues>(
  schema: v.GenericSchema<Values, Values>,
  defaultValues: DefaultValues<Values>,
) => useForm<Values>({ resolver: valibotResolver(schema), defaultValues, shouldFocusError: false });
