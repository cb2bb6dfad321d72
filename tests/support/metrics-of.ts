import { z } from 'zod'

/** What a text for Prometheus says. */
export interface ToldMetrics {
  names: Set<string>
  /** The sum over all series of a name that have these labels; 0 for none. */
  sum(name: string, labels?: Readonly<Record<string, string>>): number
}

const Line = z.tuple([z.string(), z.string(), z.string().optional(), z.coerce.number()])

/** Reads the text of GET /metrics. Throws for a line that Prometheus would not read. */
export function metricsOf(text: string): ToldMetrics {
  const series: { name: string; labels: Map<string, string>; value: number }[] = []
  const names = new Set<string>()
  for (const line of text.split('\n').filter((each) => each !== '' && !each.startsWith('# HELP '))) {
    const type = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)
    if (type?.[1] !== undefined) names.add(type[1])
    else {
      const [, name, labels = '', value] = Line.parse(/^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line)?.slice(0, 4))
      const pairs = [...labels.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)]
      series.push({ name, labels: new Map(pairs.map(([, label = '', said = '']) => [label, said])), value })
    }
  }
  return {
    names,
    sum: (name, labels = {}) =>
      series
        .filter((one) => one.name === name && Object.entries(labels).every(([k, v]) => one.labels.get(k) === v))
        .reduce((total, { value }) => total + value, 0),
  }
}
