import { z } from 'zod'
import { FaultRule } from './fault-rule.ts'
import type { Faults } from './faults.ts'
import { refusal } from './refusal.ts'
import type { FaultControls } from './types.ts'

/** The fault switches as the control API and tests use them. Rules are checked. */
export function createFaultControls(faults: Faults): FaultControls {
  return {
    list: async () => faults.list(),
    add: async (rule) => faults.add(FaultRule.parse(rule)),
    set: async (rules) => faults.replace(z.array(FaultRule).parse(rules)),
    async remove(id) {
      if (!faults.remove(id)) throw refusal(404, `no fault ${id}`)
    },
    clear: async () => faults.clear(),
  }
}
