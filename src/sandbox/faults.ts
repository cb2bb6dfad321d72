import { digitsOf } from './digits.ts'
import type { ActiveFault, FaultRule, FaultTarget } from './fault-rule.ts'

/** Who a request or delivery concerns; empty when the target has no such notion. */
export interface FaultSubject {
  msisdn?: string
  to?: string
}

export interface Faults {
  /** The rule that applies to this request or delivery, counted as used; null on the ordinary path. */
  take(target: FaultTarget, subject?: FaultSubject): ActiveFault | null
  list(): ActiveFault[]
  add(rule: FaultRule): ActiveFault
  replace(rules: FaultRule[]): ActiveFault[]
  remove(id: string): boolean
  clear(): void
}

/** Holds the fault rules. The first rule that matches and wins its dice applies; dice come from `random`. */
export function createFaults(random: () => number): Faults {
  let rules: ActiveFault[] = []
  let added = 0
  const passed = new Map<string, number>()

  /** Lets the first ones pass, where the rule says so. */
  function passes({ id, skip = 0 }: ActiveFault): boolean {
    const before = passed.get(id) ?? 0
    if (before >= skip) return false
    passed.set(id, before + 1)
    return true
  }

  function add(rule: FaultRule): ActiveFault {
    added += 1
    const active = { ...rule, id: `fault-${added}`, hits: 0 }
    rules.push(active)
    return active
  }

  return {
    take(target, subject = {}) {
      for (const rule of rules) {
        if (rule.target !== target || isUsedUp(rule) || !concerns(rule, subject)) continue
        if (rule.probability !== undefined && random() >= rule.probability) continue
        if (passes(rule)) continue
        rule.hits += 1
        return rule
      }
      return null
    },
    list: () => [...rules],
    add,
    replace(next) {
      rules = []
      return next.map(add)
    },
    remove(id) {
      const before = rules.length
      rules = rules.filter((rule) => rule.id !== id)
      return rules.length < before
    },
    clear() {
      rules = []
    },
  }
}

function isUsedUp(rule: ActiveFault): boolean {
  return rule.times !== undefined && rule.hits >= rule.times
}

function concerns(rule: ActiveFault, subject: FaultSubject): boolean {
  const { msisdn, to } = rule.match ?? {}
  if (msisdn !== undefined && digitsOf(msisdn) !== digitsOf(subject.msisdn ?? '')) return false
  return to === undefined || digitsOf(to) === digitsOf(subject.to ?? '')
}
