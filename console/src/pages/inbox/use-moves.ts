import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../lib/api/api-context.ts'
import { useWords } from '../../lib/words.ts'
import { useShell } from '../../shell/shell-context.ts'
import { useToasts } from '../../ui/toast.tsx'

export type Resolution = 'solved' | 'not_solved' | 'no_answer'

/** What a person says when she is done with a chat. */
export interface Ending {
  outcome: Resolution
  promised?: string
  note: string
}

/**
 * What can be done with one chat. Each is asked once, and is done when the product has answered: what came of it is read
 * anew, but no dialog stays in the way until it is. A refusal is said on the page, and gives `false`.
 */
export function useMoves(id: string) {
  const api = useApi()
  const queries = useQueryClient()
  const { fail } = useShell()
  const { say } = useToasts()
  const words = useWords()
  return useMemo(() => {
    const params = { id }
    const move = async (asked: Promise<unknown>): Promise<boolean> => {
      try {
        await asked
        return true
      } catch (error) {
        fail(error)
        return false
      } finally {
        void queries.invalidateQueries({ queryKey: ['conversation', id] })
        void queries.invalidateQueries({ queryKey: ['conversations'] })
      }
    }
    return {
      release: () => move(api('POST /v1/conversations/:id/release', { params, body: {} })),
      reopen: () => move(api('POST /v1/conversations/:id/reopen', { params, body: {} })),
      unread: () => move(api('POST /v1/conversations/:id/unread', { params, body: {} })),
      assign: (user_id: string) => move(api('POST /v1/conversations/:id/assign', { params, body: { user_id } })),
      snooze: (until: string) => move(api('POST /v1/conversations/:id/snooze', { params, body: { until } })),
      label: (labels: string[]) => move(api('PUT /v1/conversations/:id/labels', { params, body: { labels } })),
      note: (text: string, mentions: string[]) =>
        move(api('POST /v1/conversations/:id/notes', { params, body: { text, mentions } })),
      resolve: ({ outcome, ...rest }: Ending, csat: boolean) =>
        move(
          api('POST /v1/conversations/:id/resolve', { params, body: { resolution: outcome, csat, ...rest } }).then(
            ({ csat: asked }) => asked && say(words(`csat.${asked}`)),
          ),
        ),
      handBack: (summary: Ending) => move(api('POST /v1/conversations/:id/hand-back', { params, body: { summary } })),
    }
  }, [id, api, queries, fail, say, words])
}
