import { queryOptions } from '@tanstack/react-query'
import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import type { Api } from '../../lib/api/api.ts'

export type Session = AnswerTo<'GET /v1/playground/sessions/:id'>
export type Step = Session['steps'][number]

/** A chat in the playground: nobody but this page adds to it. */
export function sessionQuery(api: Api, id: string) {
  return queryOptions({
    queryKey: ['playground', id],
    queryFn: ({ signal }) => api('GET /v1/playground/sessions/:id', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
