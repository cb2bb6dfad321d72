import type { Explained, Node } from './explained.ts'

/** What a statement had to read, at its worst. */
export interface Reading {
  sql: string
  read: number
  returned: number
  /** Big tables that were read from end to end. */
  readWhole: string[]
  /** Where it read most. */
  most: string
}

/** Of each distinct statement the run that read most of big tables for its answer. */
export function readingsOf(plans: readonly Explained[], isBig: (table: string) => boolean): Reading[] {
  const worst = new Map<string, Reading>()
  for (const { sql, plan } of plans) {
    const reading = readingOf(sql.replace(/\s+/g, ' ').trim(), plan, isBig)
    const before = worst.get(reading.sql)
    const readWhole = [...new Set([...reading.readWhole, ...(before?.readWhole ?? [])])]
    const heavier = before === undefined || excess(reading) > excess(before) ? reading : before
    worst.set(reading.sql, { ...heavier, readWhole })
  }
  return [...worst.values()]
}

function excess({ read, returned }: Reading): number {
  return read / (returned + 1)
}

function readingOf(sql: string, plan: Node, isBig: (table: string) => boolean): Reading {
  const scans = flat(plan)
    .filter((node) => placeOf(node) !== undefined)
    .filter((node) => isBig(node['Relation Name'] ?? ''))
  const heaviest = scans.toSorted((a, b) => rowsOf(b) - rowsOf(a))[0]
  return {
    sql,
    read: Math.round(scans.reduce((sum, node) => sum + rowsOf(node), 0)),
    returned: plan['Actual Rows'],
    readWhole: scans
      .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0)
      .flatMap((node) => node['Relation Name'] ?? []),
    most: heaviest ? `${placeOf(heaviest)} (${heaviest['Index Cond'] ?? heaviest['Node Type']})` : 'nowhere',
  }
}

function placeOf(node: Node): string | undefined {
  return node['Node Type'].endsWith('Scan') ? (node['Index Name'] ?? node['Relation Name']) : undefined
}

/** The rows that a scan looked at, whether or not they were what it looked for. */
function rowsOf(node: Node): number {
  return (
    node['Actual Loops'] *
    (node['Actual Rows'] + node['Rows Removed by Filter'] + node['Rows Removed by Index Recheck'])
  )
}

function flat(node: Node): Node[] {
  return [node, ...node.Plans.flatMap(flat)]
}
