import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { RequestOf } from '../../../../../src/http/contract/client.ts'
import { useTripWords } from '../../../i18n/trips.ts'
import { useApi } from '../../../lib/api/api-context.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useToasts } from '../../../ui/toast.tsx'
import type { TripWhole } from '../trip-of.ts'
import { versionsQuery } from './trip-query.ts'

export type Change = RequestOf<'POST /v1/trips/:id/edits'>['body']['changes'][number]

/** Plans the trip of a run anew with something changed, and goes to the run that does it. Refused where somebody was faster. */
export function useEdit({ run }: TripWhole): { edit: (...changes: Change[]) => void; busy: boolean } {
  const say = useTripWords()
  const toasts = useToasts()
  const navigate = useNavigate()
  const { data: versions } = useQuery(versionsQuery(useApi(), run.trip_id))
  // A run that came to no plan is changed as of the newest plan that its trip has.
  const known = versions?.flatMap(({ version }) => version ?? []) ?? []
  const newest = run.version ?? (known.length === 0 ? null : Math.max(...known))
  const edit = useAct(
    (api, changes: Change[]) =>
      api('POST /v1/trips/:id/edits', { params: { id: run.run_id }, body: { if_version: newest, changes } }),
    ['trip', 'trips'],
  )
  return {
    busy: edit.isPending || (run.version === null && versions === undefined),
    edit: (...changes) =>
      edit.mutate(changes, {
        onSuccess: ({ run_id }) => {
          toasts.say(say('trip.begun'))
          void navigate({ to: '/trips/$runId', params: { runId: run_id } })
        },
      }),
  }
}
