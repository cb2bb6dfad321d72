import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { type Metric, prometheusText } from '../../../src/lib/prometheus-text.ts'

const told = new Set(
  [
    ...readFileSync('prisma/migrations/20261207000530_trips_metrics/migration.sql', 'utf8').matchAll(
      /SELECT '(\w+)', /g,
    ),
  ].map(([, name]) => `tulia_trip_${name}`),
)

describe('what operators look at', () => {
  it.each(['ops/grafana-trips.json', 'ops/alerts-trips.yaml'])('asks for figures that are told: %s', (file) => {
    const text = readFileSync(file, 'utf8')
    const asked = new Set([...text.matchAll(/tulia_trip_\w+/g)].map(([name]) => name))
    expect(asked.size).toBeGreaterThan(4)
    expect([...asked].filter((name) => !told.has(name))).toEqual([])
    expect(file.endsWith('.json') ? JSON.parse(text) : parse(text)).toBeTypeOf('object')
  })

  it('shows every figure that is told', () => {
    const shown = readFileSync('ops/grafana-trips.json', 'utf8')
    expect([...told].filter((name) => !shown.includes(name))).toEqual([])
  })
})

describe('figures as text', () => {
  it('stand together by name, with labels that cannot end early', () => {
    const metrics: Metric[] = [
      { name: 'a', labels: { of: 'x"y\\z\n' }, value: 1 },
      { name: 'b', labels: {}, value: 0.5 },
      { name: 'a', labels: {}, value: 2 },
    ]
    expect(prometheusText(metrics)).toBe('# TYPE a gauge\na{of="x\\"y\\\\z\\n"} 1\na 2\n# TYPE b gauge\nb 0.5\n')
    expect(prometheusText([])).toBe('')
  })
})
