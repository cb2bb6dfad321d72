import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RequestOf } from '../../../../src/http/contract/client.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { useShell } from '../../shell/shell-context.ts'
import { sessionQuery } from './session-query.ts'

export type Move = RequestOf<'POST /v1/playground/sessions/:id/messages'>['body']

/** Says or does the next thing of a session; the answer comes to its end. */
export function useMove(sessionId: string) {
  const api = useApi()
  const queries = useQueryClient()
  const { fail } = useShell()
  const { queryKey } = sessionQuery(api, sessionId)
  return useMutation({
    mutationFn: (body: Move) => api('POST /v1/playground/sessions/:id/messages', { params: { id: sessionId }, body }),
    onSuccess: (step) =>
      queries.setQueryData(queryKey, (session) => session && { ...session, steps: [...session.steps, step] }),
    onError: async (error) => {
      fail(error)
      await queries.invalidateQueries({ queryKey })
    },
  })
}
