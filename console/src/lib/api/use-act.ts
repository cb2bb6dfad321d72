import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useShell } from '../../shell/shell-context.ts'
import type { Api } from './api.ts'
import { useApi } from './api-context.ts'

/**
 * Something that a page does: what it changes is read anew, and what is refused is said.
 * @param act asks the product
 * @param changes the first words of the keys of what may be another now
 */
export function useAct<Input, Answer>(act: (api: Api, input: Input) => Promise<Answer>, changes: readonly string[]) {
  const api = useApi()
  const queries = useQueryClient()
  const { fail } = useShell()
  return useMutation({
    mutationFn: (input: Input) => act(api, input),
    onError: fail,
    onSettled: () => Promise.all(changes.map((key) => queries.invalidateQueries({ queryKey: [key] }))),
  })
}
