import { RunNode, type TripProgress, type TripRun } from '../schemas/index.ts'

const PERCENT_OF_A_NODE = 10

/** How far a run is: a tenth for every node behind it. A queued run is about to begin, which is nothing else to who waits. */
export function tripProgress({ status, node }: TripRun): TripProgress {
  const done = status === 'completed'
  const behind = node === null ? 0 : RunNode.options.indexOf(node)
  return {
    status: status === 'queued' ? 'running' : status,
    progress_pct: done ? 100 : behind * PERCENT_OF_A_NODE,
    latest_node: node,
  }
}
