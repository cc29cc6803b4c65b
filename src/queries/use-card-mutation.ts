import { type UseMutationOptions, useMutation } from '@tanstack/react-query';

/**
 * For mutations whose variables contain card details. The mutation cache keeps the variables of a mutation as long as its
 * page is open, so it is reset as soon as it has its answer.
 * @returns runs the mutation, as `mutateAsync` does
 */
export const useCardMutation = <Value, Input>(
  options: UseMutationOptions<Value, Error, Input>,
): ((input: Input) => Promise<Value>) => {
  const { mutateAsync, reset } = useMutation({ ...options, gcTime: 0 });
  return (input) => mutateAsync(input).finally(reset);
};
