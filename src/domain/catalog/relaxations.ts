/** What a search narrows by. A bit each, so that SQL can tell of every variant which of them it keeps. */
export const CONSTRAINTS = { colour: 1, price: 2, category: 4, stock: 8, terms: 16, size: 32, kind: 64 } as const
export type Constraint = keyof typeof CONSTRAINTS

/**
 * How much it hurts to drop one. A colour can be talked about; a price above the budget can be named; what only mentions
 * the words is another kind of thing (`kind`); but a size that does not fit is of no use, so it goes last.
 */
const COST: Record<Constraint, number> = { colour: 1, price: 2, category: 3, kind: 5, stock: 6, terms: 8, size: 13 }

/**
 * Sets of constraints to try, as bit masks, the full set first and then by how little is dropped. At least one that says
 * what is wanted always stays: an ask that nothing fits finds nothing rather than everything.
 * @param hasWords whether words must match anyway; dropping `terms` then means "some of them" instead of "all"
 */
export function relaxations(active: readonly Constraint[], hasWords: boolean): number[] {
  const sets = Array.from({ length: 2 ** active.length }, (_, drop) => active.filter((_name, at) => drop & (1 << at)))
  const meaningful = active.filter((name) => name !== 'stock' && name !== 'kind')
  return sets
    .filter((dropped) => hasWords || meaningful.length === 0 || meaningful.some((name) => !dropped.includes(name)))
    .map((dropped) => ({ dropped, cost: dropped.reduce((total, name) => total + COST[name], 0) }))
    .sort((a, b) => a.cost - b.cost || a.dropped.length - b.dropped.length || maskOf(a.dropped) - maskOf(b.dropped))
    .map(({ dropped }) => maskOf(active) - maskOf(dropped))
}

export function maskOf(names: readonly Constraint[]): number {
  return names.reduce((mask, name) => mask | CONSTRAINTS[name], 0)
}
