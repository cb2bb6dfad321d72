import { editTrip, RunOptions, startTrip, type TripChange } from '../../src/domain/trips/index.ts'
import { addDays } from '../../src/lib/calendar.ts'
import { openDemoShop } from '../../src/main/demo-tenants.ts'
import type { Installation } from '../chaos/installation.ts'
import type { Dice } from '../seeded.ts'

const CITIES = ['Diani', 'Mombasa', 'Maasai Mara', 'Lamu', 'Zanzibar', 'Nairobi'] as const

/** A travel agency of an installation, as those use it who have trips planned. */
export interface Agency {
  tenantId: string
  address: string
  /** Asks for a trip whose budget is like no other's. */
  ask(at: number, to: { customerId: string; conversationId: string } | null): Promise<string>
  /** Has a planned trip changed. */
  change(runId: string, version: number, change: TripChange): Promise<string>
}

/** Opens it, with the destinations of the files. `dice` choose where trips go. */
export async function openAgency({ runtime, sandbox }: Installation, dice: Dice): Promise<Agency> {
  const { tenantId, address } = await openDemoShop(runtime, sandbox, 'savanna-travel')
  const ctx = runtime.ctxFor(tenantId)
  const first = addDays(new Date().toISOString().slice(0, 10), 20)
  const principal = 'bench'
  return {
    tenantId,
    address,
    async ask(at, to) {
      const runId = runtime.ids.uuid()
      const start = addDays(first, dice.below(60))
      await startTrip(ctx, {
        ...{ runId, principal, language: 'en', options: RunOptions.parse({}) },
        ...{ customerId: to?.customerId ?? null, conversationId: to?.conversationId ?? null },
        intent: {
          city: dice.pick(CITIES),
          date_window: { start, end: addDays(start, 3 + dice.below(4)), tz: 'Africa/Nairobi' },
          party: { adults: 1 + dice.below(3), children: dice.below(2) },
          budget: { amount_minor: 25_000_000 + at * 100, currency: 'KES' },
        },
      })
      return runId
    },
    async change(parentRunId, ifVersion, change) {
      const runId = runtime.ids.uuid()
      const asked = { runId, parentRunId, ifVersion, principal, conversationId: null, changes: [change] }
      const edited = await editTrip(ctx, asked)
      if (edited.outcome !== 'started') throw new Error(`a change of a trip was ${edited.outcome}`)
      return runId
    },
  }
}
