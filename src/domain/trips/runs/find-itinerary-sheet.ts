import { SpokenLang } from '../../../lib/languages.ts'
import type { Ctx } from '../../context.ts'
import type { ItinerarySheet } from '../../files/itinerary-printer.ts'
import { getShopSign } from '../../tenancy/index.ts'
import { tripPlan } from './trip-plan.ts'

/** A version of a trip as it is printed, or its newest, in the language of who asked for it. Null where there is none. */
export async function findItinerarySheet(
  ctx: Ctx,
  which: { tripId: string; version?: number },
): Promise<ItinerarySheet | null> {
  const stored = await ctx.transaction((within) => tripPlan(within, which))
  if (stored === null) return null
  const { name } = await getShopSign(ctx)
  const language = SpokenLang.catch('en').parse(stored.run.language)
  return { itinerary: stored.itinerary, shopName: name, language }
}
