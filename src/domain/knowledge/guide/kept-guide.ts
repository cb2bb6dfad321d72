import { type LastUsed, lastUsed } from '../../../lib/last-used.ts'
import type { Ctx } from '../../context.ts'
import { type Guide, readGuide } from '../../properties/index.ts'
import type { SubjectReader } from '../subject-reader.ts'
import { type RowUnits, rowUnits } from './row-units.ts'

/** Guides of tenants that were asked lately. */
const MOST_KEPT = 20

/** A guide, and the words of its rows as they are looked for: what is told comes from the row. */
export interface KeptGuide extends Guide {
  units: RowUnits
}

const kept = new WeakMap<SubjectReader, LastUsed<string, KeptGuide>>()

/** What the properties of a tenant say, read again only when it has changed. */
export async function guideOf(ctx: Ctx): Promise<KeptGuide> {
  const { subjects } = ctx.ports
  const guides = kept.get(subjects) ?? lastUsed<string, KeptGuide>({ room: MOST_KEPT })
  kept.set(subjects, guides)
  const known = guides.find(ctx.tenantId)
  const read = await readGuide(ctx, known?.revision ?? null)
  const guide = read === null ? known : { ...read, units: rowUnits(read.items) }
  // Only a guide that is known is left unread.
  if (guide === null) throw new Error('the guide was neither read nor known')
  guides.keep(ctx.tenantId, guide)
  return guide
}
