import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { RequestOf } from '../../../../src/http/contract/client.ts'
import { useTripWords } from '../../i18n/trips.ts'
import { useApi } from '../../lib/api/api-context.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { useProblem } from '../../lib/api/use-problem.ts'

export type NewTrip = RequestOf<'POST /v1/trips'>['body']

const MISSING = ['city', 'start', 'days', 'budget'] as const

interface StartTrip {
  start: (trip: NewTrip) => void
  busy: boolean
  /** What keeps it from being planned as a whole, in words. */
  problem: string | undefined
  /** What is wrong with one field, by its path. */
  problemOf: (path: string) => string | undefined
}

/** Begins to plan a trip and goes to its run. What is refused is said where it was typed. */
export function useStartTrip(): StartTrip {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const say = useTripWords()
  const problem = useProblem()
  const begin = useMutation({
    mutationFn: (body: NewTrip) => api('POST /v1/trips', { body }),
    onSuccess: ({ run_id }) => void navigate({ to: '/trips/$runId', params: { runId: run_id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['trips'] }),
  })
  const fields = begin.error instanceof ApiError ? begin.error.fields : []
  const missing = MISSING.filter((known) => fields.some(({ path, code }) => code === 'missing' && path === known))
  const whole = () => {
    if (missing.length === 0) return begin.error ? problem(begin.error) : undefined
    return say('trips.new.missing', { parts: missing.map((part) => say(`trips.new.missing.${part}`)).join(', ') })
  }
  return {
    start: begin.mutate,
    busy: begin.isPending,
    problem: whole(),
    problemOf: (path) => fields.find((field) => field.path === path)?.message,
  }
}
