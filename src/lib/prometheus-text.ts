/** One figure at one moment. */
export interface Metric {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}

/** Figures in the text that Prometheus reads, those of one name together. */
export function prometheusText(metrics: readonly Metric[]): string {
  const byName = new Map<string, Metric[]>()
  for (const metric of metrics) byName.set(metric.name, [...(byName.get(metric.name) ?? []), metric])
  const blocks = [...byName].map(([name, all]) => [`# TYPE ${name} gauge`, ...all.map(line)].join('\n'))
  return blocks.length === 0 ? '' : `${blocks.join('\n')}\n`
}

function line({ name, labels, value }: Metric): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text)}"`)
  return `${name}${pairs.length === 0 ? '' : `{${pairs.join(',')}}`} ${value}`
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}
