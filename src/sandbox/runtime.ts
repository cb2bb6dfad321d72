import { randomUUID } from 'node:crypto'
import { createEventBus, type EventBus } from './events.ts'
import { createFaults, type Faults } from './faults.ts'
import { createHeldRequests, type HeldRequests } from './held-requests.ts'
import { createOutgoing, type Outgoing } from './outgoing.ts'
import { seededRandom } from './seeded-random.ts'
import { createTimers, type Timers } from './timers.ts'

/** What every part of the sandbox shares: time, chance, identifiers, outgoing calls, faults and live events. */
export interface Runtime {
  now(): Date
  /** Thirty-two hex digits nobody can guess. Never seeded: two runs on one database must not repeat an id. */
  newHex(): string
  timers: Timers
  outgoing: Outgoing
  faults: Faults
  /** What fault `accept_late` keeps. */
  held: HeldRequests
  events: EventBus
  /** Where the outside reaches this server, without a trailing slash. Known once the server listens. */
  publicUrl: string
}

/** Builds the shared parts; `seed` decides the dice of probabilistic faults and nothing else. */
export function createRuntime(options: { seed: number; clock: () => Date; webhookTimeoutMs: number }): Runtime {
  const timers = createTimers()
  return {
    now: options.clock,
    newHex: () => randomUUID().replaceAll('-', ''),
    timers,
    held: createHeldRequests(timers),
    outgoing: createOutgoing(options.webhookTimeoutMs),
    faults: createFaults(seededRandom(options.seed)),
    events: createEventBus(),
    publicUrl: '',
  }
}
