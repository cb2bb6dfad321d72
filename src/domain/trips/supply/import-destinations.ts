import { foldWords } from '../../../lib/fold-words.ts'
import { recordAudit } from '../../audit/index.ts'
import type { Ctx } from '../../context.ts'
import { NewDestination } from '../schemas/supply.ts'
import { insistOnTrips } from './insist-on-trips.ts'
import { type RowProblem, readRows } from './read-rows.ts'

export type DestinationsImported =
  | { outcome: 'imported'; opened: number; changed: number }
  | { outcome: 'refused'; problems: RowProblem[] }

/**
 * Opens destinations, or changes those of the same city and country; others stay. `{ "destinations": [...] }`, whole or not at all.
 * Throws `not_found` for a shop that plans no trips.
 */
export async function importDestinations(ctx: Ctx, json: unknown): Promise<DestinationsImported> {
  return ctx.transaction(async (ctx) => {
    await insistOnTrips(ctx)
    const read = readRows(json, 'destinations', NewDestination, ({ city, country }) => `${foldWords(city)}, ${country}`)
    if (read.outcome === 'refused') return read
    const { tenantId, tx } = ctx
    const before = await tx.destination.count({ where: { tenantId } })
    for (const destination of inOrder(read.rows)) {
      const { geo, fixture_version: fixtureVersion, ...head } = destination
      const foldedCity = foldWords(destination.city)
      const fields = { ...head, ...geo, foldedCity, fixtureVersion }
      await tx.destination.upsert({
        where: { tenantId_foldedCity_country: { tenantId, foldedCity, country: destination.country } },
        create: { tenantId, id: ctx.ids.uuid(), ...fields },
        update: fields,
      })
    }
    const opened = (await tx.destination.count({ where: { tenantId } })) - before
    const changed = read.rows.length - opened
    await recordAudit(ctx, {
      ...{ action: 'trips.destinations_imported', subjectType: 'tenant', subjectId: tenantId },
      data: { opened, changed },
    })
    return { outcome: 'imported', opened, changed }
  })
}

/** Two imports at once take the rows in one order, so that neither waits for the other in a circle. */
function inOrder(destinations: readonly NewDestination[]): NewDestination[] {
  return destinations.toSorted((a, b) => (foldWords(a.city) < foldWords(b.city) ? -1 : 1))
}
