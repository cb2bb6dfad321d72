import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTripWords } from '../../../i18n/trips.ts'
import { useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { dayName } from '../day-name.ts'
import { isUnderWay, STATUS_TONES, type TripWhole, wishesOf } from '../trip-of.ts'
import { ChangeDialog } from './change-dialog.tsx'

const FILE =
  'inline-flex h-9 items-center rounded-md border border-line bg-surface px-3.5 font-semibold hover:bg-sunken reachable'

/** Where and when, how it stands, and what can be done with the whole of it. */
export function TripHeader({ trip }: { trip: TripWhole }) {
  const { run, files, itinerary } = trip
  const say = useTripWords()
  const may = useMay()
  const toasts = useToasts()
  const { locale } = useReader()
  const [changes, setChanges] = useState(false)
  const { city, start, end } = wishesOf(run)
  const changed = ['trip', 'trips']
  const cancel = useAct((api, id: string) => api('DELETE /v1/trips/:id', { params: { id } }), changed)
  const resume = useAct((api, id: string) => api('POST /v1/trips/:id/resume', { params: { id }, body: {} }), changed)
  const watch = useAct((api, id: string) => api('POST /v1/trips/:id/watch', { params: { id }, body: {} }), [])
  const canResume = run.status === 'cancelled' || (run.status === 'error' && RESUMABLE.has(run.error?.code ?? ''))
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex flex-col gap-1">
        <h1 className="flex flex-wrap items-center gap-2 text-page font-semibold">
          {city ?? say('trip.unknown_place')}
          <Chip tone={STATUS_TONES[run.status]}>{say(`trip.status.${run.status}`)}</Chip>
        </h1>
        <p className="text-soft">
          {start && end && `${dayName(start, locale)} – ${dayName(end, locale)}`}
          {run.version !== null && ` · ${say('trip.version')} ${run.version}`}
        </p>
        {run.conversation_id !== null && (
          <Link
            to="/inbox/$conversationId"
            params={{ conversationId: run.conversation_id }}
            className="self-start text-small text-accent hover:underline"
          >
            {say('trip.chat')}
          </Link>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {files && (
          <>
            <a className={FILE} href={files.pdf}>
              {say('trip.pdf')}
            </a>
            <a className={FILE} href={files.ics}>
              {say('trip.ics')}
            </a>
            <a className={FILE} href={files.view} target="_blank" rel="noreferrer">
              {say('trip.view')}
            </a>
          </>
        )}
        {itinerary !== null && run.conversation_id !== null && may('watchTrip') && (
          <Button
            busy={watch.isPending}
            onClick={() => watch.mutate(run.run_id, { onSuccess: () => toasts.say(say('trip.watching')) })}
          >
            {say('trip.watch')}
          </Button>
        )}
        {isUnderWay(run.status) && may('cancelTrip') && (
          <Button look="danger" busy={cancel.isPending} onClick={() => cancel.mutate(run.run_id)}>
            {say('trip.cancel')}
          </Button>
        )}
        {canResume && may('resumeTrip') && (
          <Button busy={resume.isPending} onClick={() => resume.mutate(run.run_id)}>
            {say('trip.resume')}
          </Button>
        )}
        {itinerary !== null && may('editTrip') && (
          <Button look="primary" onClick={() => setChanges(true)}>
            {say('trip.change')}
          </Button>
        )}
      </div>
      {changes && itinerary !== null && (
        <ChangeDialog trip={trip} intent={itinerary.intent} onClose={() => setChanges(false)} />
      )}
    </header>
  )
}

/** What lay with sources or with us may be another thing the next time. */
const RESUMABLE: ReadonlySet<string> = new Set(['sources_unavailable', 'invalid_model_output', 'internal'])
