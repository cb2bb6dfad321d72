import { type PlanV1, type Violation, ViolationCode, ViolationKind } from '../schemas/index.ts'

/** By day, slot, kind, then code; what is about a whole day stands before its slots, what is about the trip at the end. */
export function inOrder(violations: readonly Violation[], plan: PlanV1): Violation[] {
  const places = new Map<string, [day: number, slot: number]>()
  for (const [day, { slots }] of plan.days.entries()) {
    for (const [slot, { choices }] of slots.entries()) {
      for (const { choice_id } of choices) places.set(choice_id, [day, slot])
    }
  }
  const keyOf = ({ node_ref, kind, code }: Violation): number[] => {
    const place = typeof node_ref === 'string' ? places.get(node_ref) : undefined
    const [day, slot] = place ?? [typeof node_ref === 'number' ? node_ref : plan.days.length, -1]
    return [day, slot, ViolationKind.options.indexOf(kind), ViolationCode.options.indexOf(code)]
  }
  return violations
    .map((violation) => ({ violation, key: keyOf(violation) }))
    .toSorted((a, b) => compare(a.key, b.key))
    .map(({ violation }) => violation)
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}
