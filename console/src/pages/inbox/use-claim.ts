import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../lib/api/api-context.ts'
import { useShell } from '../../shell/shell-context.ts'

/** How a claim that still waits for a message on its way is asked about. */
export const settlingKey = (id: string) => ['settling', id]

/** Becoming the voice of a chat: the database decides, and says whether a word of the assistant is still on its way. */
export function useClaim(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const { fail } = useShell()
  const claim = useMutation({
    mutationFn: (from: string | undefined) =>
      api('POST /v1/conversations/:id/claim', { params: { id }, body: from === undefined ? {} : { take_from: from } }),
    onSuccess: (ownership) => queries.setQueryData(settlingKey(id), ownership),
    onError: fail,
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['conversation', id] }),
        queries.invalidateQueries({ queryKey: ['conversations'] }),
      ]),
  })
  return { take: (from?: string) => claim.mutate(from), busy: claim.isPending }
}
