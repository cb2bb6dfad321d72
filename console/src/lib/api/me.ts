import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import type { ROUTES } from '../../../../src/http/contract/index.ts'
import type { Api } from './api.ts'
import { useApi } from './api-context.ts'

export type Me = AnswerTo<'GET /v1/auth/me'>
export type Role = Me['user']['role']
/** A route by its name. */
export type Capability = keyof typeof ROUTES

export function meQuery(api: Api) {
  return queryOptions({
    queryKey: ['me'],
    queryFn: ({ signal }) => api('GET /v1/auth/me', { signal }),
    staleTime: 5 * 60_000,
  })
}

/** Who is signed in. The shell has asked before any page inside it is shown. */
export function useMe(): Me {
  return useSuspenseQuery(meQuery(useApi())).data
}

/** Who is signed in, as conversations name their owners. */
export function useActor(): string {
  return `staff:${useMe().user.user_id}`
}

/** Whether she may call a route, by its name: what she may not is not offered. */
export function useMay(): (name: Capability) => boolean {
  const { capabilities } = useMe()
  return (name) => capabilities.includes(name)
}
