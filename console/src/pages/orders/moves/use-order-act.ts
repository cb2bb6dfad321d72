import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../../../lib/api/api.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useShell } from '../../../shell/shell-context.ts'

/** What else may be another after something was done to an order: the first words of the keys of what is read again. */
const CHANGES = ['order', 'orders', 'reviews', 'reversals', 'attempts', 'settlement', 'customer']

/**
 * Something done to an order. What is refused is said, unless it was changed meanwhile: then whoever asks compares first.
 * @param act asks the product
 * @param onStale is called when the order is not what was seen
 */
export function useOrderAct<Input, Answer>(act: (api: Api, input: Input) => Promise<Answer>, onStale?: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  const { fail } = useShell()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onError: (error) => {
      if (onStale && error instanceof ApiError && error.code === 'stale_version') onStale()
      else fail(error)
    },
    onSettled: () => Promise.all(CHANGES.map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}
