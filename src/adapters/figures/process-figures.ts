import { Gauge, Registry } from 'prom-client'
import type { Log } from '../../domain/context.ts'
import type { Figure } from '../../lib/figure.ts'
import { countedLines } from './counted-lines.ts'
import { instruments } from './instruments.ts'

/** What one process counts of its work, for Prometheus. */
export interface ProcessFigures {
  /** The same log, whose lines are counted. */
  counting(log: Log): Log
  requests: {
    /** @param status 0 for one whose caller went away */
    answered(request: { route: string; method: string; status: number; seconds: number }): void
    streams(change: 1 | -1): void
  }
  waitedForConnection(seconds: number): void
  heardNews(seconds: number): void
  /** All of it as text, with what is read at this moment beside it. */
  text(now: { rows: readonly Figure[]; queues: ReadonlyMap<string, number> }): Promise<string>
}

export function processFigures(): ProcessFigures {
  const counts = instruments()
  return {
    counting: (log) => countedLines(log, counts),
    requests: {
      answered: ({ route, method, status, seconds }) =>
        counts.requestSeconds.observe({ route, method, status: String(status) }, seconds),
      streams: (change) => counts.streams.inc(change),
    },
    waitedForConnection: (seconds) => counts.poolSeconds.observe(seconds),
    heardNews: (seconds) => counts.newsSeconds.observe(seconds),
    async text({ rows, queues }) {
      for (const [job, depth] of queues) counts.queueDepth.set({ job }, depth)
      return Registry.merge([counts.registry, registryOf(rows)]).metrics()
    },
  }
}

/** What was read from rows is of this moment alone, so it stands in a registry of its own. */
function registryOf(rows: readonly Figure[]): Registry {
  const registry = new Registry()
  const gauges = new Map<string, Gauge>()
  for (const { name, labels, value } of rows) {
    const known = gauges.get(name)
    const labelNames = Object.keys(labels)
    const gauge = known ?? new Gauge({ name, help: 'Of the rows of all tenants', labelNames, registers: [registry] })
    gauges.set(name, gauge)
    gauge.set(labels, value)
  }
  return registry
}
