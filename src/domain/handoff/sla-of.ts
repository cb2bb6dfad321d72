import type { SlaRule, TenantSettings } from '../tenancy/index.ts'
import { priorityOf } from './priority.ts'
import { promiseAt } from './promise.ts'

export interface TicketClocks {
  promisedAt: Date
  nextAnswerMinutes: number | null
  solveBy: Date | null
}

/** By when a ticket is answered and over: as the first rule says that fits it, else as the shop promises every customer. */
export function slaOf(settings: TenantSettings, reason: string, now: Date): TicketClocks {
  const fits = (rule: SlaRule) =>
    (rule.reason ?? reason) === reason && (rule.priority ?? priorityOf(reason)) === priorityOf(reason)
  const rule = settings.inbox.sla.find(fits)
  return {
    promisedAt: promiseAt(settings, now, rule?.firstAnswerMinutes ?? undefined),
    nextAnswerMinutes: rule?.nextAnswerMinutes ?? null,
    solveBy: rule?.solveMinutes == null ? null : promiseAt(settings, now, rule.solveMinutes),
  }
}
