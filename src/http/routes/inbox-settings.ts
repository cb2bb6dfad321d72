import * as settings from '../../domain/settings/index.ts'
import type { SlaRule } from '../../domain/tenancy/index.ts'
import * as contract from '../contract/inbox-settings.ts'
import { versionSeen } from '../serve/if-match.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'

/** How the people of a shop share the work of its inbox. */
export function serveInboxSettings(api: Api): void {
  serve(api, contract.getInboxSettings, async (ctx) => inboxWire(await settings.getInboxSettings(ctx)))
  serve(api, contract.saveInboxSettings, async (ctx, { body }, http) => {
    const { mask_phones: maskPhones, return_minutes: returnMinutes, sla, ...same } = body
    const wanted = { ...same, maskPhones, returnMinutes, sla: sla.map(ruleOf) }
    const saved = await settings.saveInboxSettings(ctx, { wanted, seen: versionSeen(http) })
    if (saved.outcome === 'stale') throw staleVersion(inboxWire(saved))
    const changes = saved.changes.map(({ field, ...change }) => ({ ...change, field: snakeCase(field) }))
    return { ...inboxWire(saved), changes }
  })
}

function ruleOf(rule: contract.InboxSettingsWire['sla'][number]): SlaRule {
  const { first_answer_minutes, next_answer_minutes, solve_minutes, ...same } = rule
  return {
    ...same,
    firstAnswerMinutes: first_answer_minutes,
    nextAnswerMinutes: next_answer_minutes,
    solveMinutes: solve_minutes,
  }
}

function inboxWire({ settings, version }: settings.ShopInbox): {
  settings: contract.InboxSettingsWire
  version: number
} {
  const { maskPhones, returnMinutes, sla, ...same } = settings
  return {
    version,
    settings: {
      ...same,
      mask_phones: maskPhones,
      return_minutes: returnMinutes,
      sla: sla.map(({ firstAnswerMinutes, nextAnswerMinutes, solveMinutes, ...rule }) => ({
        ...rule,
        first_answer_minutes: firstAnswerMinutes,
        next_answer_minutes: nextAnswerMinutes,
        solve_minutes: solveMinutes,
      })),
    },
  }
}

function snakeCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
