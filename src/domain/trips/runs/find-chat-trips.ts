import type { Ctx, TxCtx } from '../../context.ts'
import { lastMenu } from '../../messaging/index.ts'
import type { ChatTrips, OfferedChoice, PlanShown } from '../schemas/chat-trips.ts'
import { listDestinations } from '../supply/list-destinations.ts'
import { runOfRow, WITH_VERSION } from './run-of-row.ts'
import { type StoredPlan, tripPlan } from './trip-plan.ts'

/** How the ids of choices begin that are about a trip. */
const OF_TRIPS = /^(?:trip|watch):/

/** What the conversation of `ctx` has to do with trips. Throws `not_found` for a shop that plans none. */
export async function findChatTrips(ctx: Ctx & { conversationId: string }): Promise<ChatTrips> {
  return ctx.transaction(async (within) => {
    const { conversationId } = ctx
    const { tenantId, tx } = within
    const destinations = await listDestinations(within)
    const row = await tx.tripRun.findFirst({
      where: { tenantId, conversationId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      include: WITH_VERSION,
    })
    if (row === null) return { destinations, trip: null, offered: [] }
    const run = runOfRow(row)
    const stored = await tripPlan(within, { tripId: run.trip_id })
    const offered = await offeredLast(within, conversationId)
    return { destinations, trip: { run, plan: stored === null ? null : shown(stored) }, offered }
  })
}

function shown({ version, itinerary, plan, facts }: StoredPlan): PlanShown {
  const names = new Map(facts.attractions.map(({ id, name }) => [id, name]))
  const visits = plan.days.flatMap(({ slots }, at) =>
    slots.flatMap(({ slot_id: slotId, choices: [choice, ...rest] }) => {
      const name = choice?.kind === 'attraction' ? names.get(choice.option_ref) : undefined
      const others = rest.flatMap(({ option_ref: ref }) => {
        const name = names.get(ref)
        return name === undefined ? [] : [{ ref, name }]
      })
      return name === undefined ? [] : [{ slotId, day: at + 1, name, others }]
    }),
  )
  return { version, itinerary, visits }
}

/** What was said since has taken its place: only the choices under the very last message can be meant by a number. */
async function offeredLast(ctx: TxCtx, conversationId: string): Promise<OfferedChoice[]> {
  const options = (await lastMenu(ctx, { conversationId }))?.options ?? []
  return options.flatMap(({ id, title }) => (OF_TRIPS.test(id) ? [{ id, title }] : []))
}
