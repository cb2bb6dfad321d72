import { localDay } from '../../../lib/zoned-time.ts'
import type { Ctx } from '../../context.ts'
import { readSettings } from '../../tenancy/index.ts'
import { isoDay, plusDays, startOf } from '../period.ts'
import { type DayShare, readShares, readToday } from './read-spend.ts'

/**
 * Who answers by what is left of the day's budget: `model` as each prompt wishes, `small_model`, or `templates` when no call fits in
 * any more and every answer is made without a model.
 */
export type SpendStep = 'model' | 'small_model' | 'templates'

/** Money is millionths of a US dollar. */
export interface Spend {
  /** "2026-11-30", the shop's own. */
  day: string
  month: { from: string; spent: number }
  timezone: string
  budget: number
  /** What counts against the budget: a call of which no price is known counts as it was reserved. */
  spent: number
  /** Of it, what was reserved for calls of unknown price. */
  reserved: number
  unpricedCalls: number
  calls: number
  /** At the day's end, if it goes on as so far. */
  forecast: number
  step: SpendStep
  /** Since when that step holds; null for `model`, which every day begins with. */
  since: Date | null
  byPrompt: DayShare[]
  byModel: DayShare[]
}

/** What the models of a shop cost today and this month, what is left, and what that means for its answers. */
export async function getSpend(ctx: Ctx): Promise<Spend> {
  return ctx.transaction(async (ctx) => {
    const { timezone, dailyModelBudgetMicroUsd: budget } = await readSettings(ctx)
    const now = ctx.clock.now()
    const today = localDay(now, timezone)
    const day = isoDay(Date.UTC(today.year, today.month - 1, today.day))
    const from = `${day.slice(0, 8)}01`
    const [start, end] = [startOf(day, timezone), startOf(plusDays(day, 1), timezone)]
    const found = await readToday(ctx, { start, month: startOf(from, timezone), budget })
    const shares = await readShares(ctx, start)
    const passed = Math.max(1, now.getTime() - start.getTime())
    const step = stepOf(found, budget)
    return {
      ...{ day, timezone, budget, step, spent: found.spent, reserved: found.reserved, calls: found.calls },
      month: { from, spent: found.month },
      unpricedCalls: found.unpriced,
      forecast: Math.round((found.spent * (end.getTime() - start.getTime())) / passed),
      since: step === 'templates' ? (found.endedAt ?? start) : found.thinAt,
      byPrompt: shares.filter(({ by }) => by === 'prompt'),
      byModel: shares.filter(({ by }) => by === 'model'),
    }
  })
}

/** With no budget at all no call ever fits in. */
function stepOf({ endedAt, thinAt }: { endedAt: Date | null; thinAt: Date | null }, budget: number): SpendStep {
  if (endedAt !== null || budget === 0) return 'templates'
  return thinAt === null ? 'model' : 'small_model'
}
