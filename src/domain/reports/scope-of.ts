import { openingOf, type TenantSettings } from '../tenancy/index.ts'
import type { Scope } from './numbers/counted.ts'
import { daysOf, type Period, plusDays, startOf } from './period.ts'

/** The rows of a shop from one instant to another, with the hours that it kept meanwhile. @param days those in which it lies */
export function scopeOf(
  ctx: { tenantId: string; clock: { now(): Date } },
  settings: TenantSettings,
  span: { from: Date; to: Date; days: { from: string; to: string } },
): Scope {
  const { timezone } = settings
  // A shop that closes after midnight is still open on the first morning.
  const days = { ...span.days, from: plusDays(span.days.from, -1) }
  const openings = daysOf(days).flatMap((day) => openingOf(settings, startOf(day, timezone), 0) ?? [])
  return { tenantId: ctx.tenantId, from: span.from, to: span.to, now: ctx.clock.now(), settings, openings }
}

/** A period together with the days before it. */
export function withBefore({ before, end, previous, to }: Period): {
  from: Date
  to: Date
  days: { from: string; to: string }
} {
  return { from: before, to: end, days: { from: previous.from, to } }
}
