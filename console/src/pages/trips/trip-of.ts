import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import type { Tone } from '../../ui/chip.tsx'
import type { TripStatus } from './trips-filter.ts'

export type TripRow = AnswerTo<'GET /v1/trips'>['trips'][number]
export type TripWhole = AnswerTo<'GET /v1/trips/:id'>
export type Itinerary = NonNullable<TripWhole['itinerary']>

export const STATUS_TONES: Readonly<Record<TripStatus, Tone>> = {
  queued: 'neutral',
  running: 'info',
  completed: 'good',
  error: 'danger',
  cancelled: 'neutral',
}

/** The steps of a run, in their order. */
export const RUN_NODES = [
  'intent',
  'rag',
  'planner',
  'selector',
  'tool_exec',
  'resolve',
  'verifier',
  'repair',
  'synth',
  'responder',
] as const satisfies readonly NonNullable<TripWhole['run']['node']>[]

/** What a run tells of a step; null where this version does not know it. */
export function stepOf(data: unknown): { node: (typeof RUN_NODES)[number]; isLast: boolean } | null {
  const { node: told, status } = fieldsOf(data)
  const node = RUN_NODES.find((one) => one === told)
  return node === undefined ? null : { node, isLast: status === 'done' || status === 'error' || status === 'cancelled' }
}

export function isUnderWay(status: TripStatus | undefined): boolean {
  return status === 'queued' || status === 'running'
}

/** What of the wishes of a run can be read: they are kept as they were asked, whatever they were. */
export function wishesOf({ intent }: Pick<TripRow, 'intent'>): {
  city: string | null
  start: string | null
  end: string | null
} {
  const wishes = fieldsOf(intent)
  const dates = fieldsOf(wishes.date_window)
  return { city: textOf(wishes.city), start: textOf(dates.start), end: textOf(dates.end) }
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
