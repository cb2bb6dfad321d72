import type { FulfilmentQuotes } from '../../src/domain/fulfilment/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { say } from './index.ts'

type PromiseRule = NonNullable<FulfilmentQuotes['zones'][number]['rule']>

const HOUR = 60

/** How soon a place is served, whatever the hour is now: "within 45 minutes", "in 1 to 2 working days". */
export function sayPromiseRule(rule: PromiseRule, place: string, language: SpokenLang): string {
  switch (rule.kind) {
    case 'minutes':
      return rule.within > HOUR && rule.within % HOUR === 0
        ? say('rule_hours', language, { place, hours: String(rule.within / HOUR) })
        : say('rule_minutes', language, { place, minutes: String(rule.within) })
    case 'same_day':
      return say('rule_same_day', language, { place, time: rule.paidBefore })
    case 'working_days':
      if (rule.max === 1) return say('rule_next_day', language, { place })
      return rule.min === rule.max
        ? say('rule_days_exactly', language, { place, days: String(rule.max) })
        : say('rule_days', language, { place, from: String(rule.min), to: String(rule.max) })
  }
}
