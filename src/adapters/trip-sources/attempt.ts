import type { TripTool } from '../../domain/trips/schemas/common.ts'
import type { Resilience } from '../resilience.ts'

/** What one try at a source came to. `mayPass`: the trouble may be gone a moment later. */
export type Attempt<Found> =
  | { outcome: 'ok'; found: Found[]; sourceUrl?: string | undefined }
  | { outcome: 'refused' }
  | { outcome: 'unavailable'; mayPass: boolean; retryAfterS?: number }

export interface GuardedAttempt<Found> {
  tool: TripTool
  tenantId: string
  times: AttemptTimes
  /** One try; ends with its signal. */
  attempt: (signal: AbortSignal, timeoutMs: number) => Promise<Attempt<Found>>
}

/** Of one try, of all of them, and of the wait between two. */
export interface AttemptTimes {
  softMs: number
  hardMs: number
  waitMs: { least: number; most: number }
}

/** Asks a source, once more where that may help, behind the circuit of this tenant and tool. Never throws for what is outside. */
export async function attemptGuarded<Found>(
  resilience: Resilience,
  { tool, tenantId, times, attempt }: GuardedAttempt<Found>,
): Promise<Attempt<Found>> {
  const guarded = await resilience.run<Attempt<Found>>(
    {
      operation: `trips.${tool}`,
      account: tenantId,
      isFailure: (answer) => answer.outcome === 'unavailable',
      repeat: {
        tries: 2,
        firstWaitMs: times.waitMs.least,
        mostWaitMs: times.waitMs.most,
        deadlineMs: times.hardMs,
        mayPass: (answer) => answer.outcome === 'unavailable' && answer.mayPass,
      },
    },
    (signal) => attempt(signal, times.softMs),
  )
  if (guarded.circuit === 'closed') return guarded.answer
  return { outcome: 'unavailable', mayPass: false, retryAfterS: Math.ceil(guarded.retryInMs / 1_000) }
}
