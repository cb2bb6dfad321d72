import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { instruments } from '../../../src/adapters/figures/instruments.ts'

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'warn']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
})
const Tests = z.object({
  tests: z.array(
    z.object({
      alert_rule_test: z.array(z.object({ alertname: z.string(), exp_alerts: z.array(z.unknown()) })),
    }),
  ),
})

const text = (file: string) => readFileSync(file, 'utf8')
const alerts = Rules.parse(parse(text('ops/prometheus/tulia.yaml'))).groups.flatMap(({ rules }) => rules)
const testFiles = readdirSync('ops/prometheus').filter((file) => file.endsWith('.test.yaml'))
const dashboards = readdirSync('ops/grafana').map((file) => text(`ops/grafana/${file}`))

/** Every name that the product exports: what a process counts, and what SQL reads from rows. */
const EXPORTED = new Set([
  ...instruments()
    .registry.getMetricsAsArray()
    .map(({ name }) => name),
  ...namesIn('20261211000100_ops_figures', 'tulia_'),
  ...namesIn('20261207000530_trips_metrics', 'tulia_trip_').map((name) =>
    name === 'tulia_trip_active_runs' ? 'active_runs' : name,
  ),
  'cross_org_reads',
])

function namesIn(migration: string, prefix: string): string[] {
  const sql = text(`prisma/migrations/${migration}/migration.sql`)
  return [...sql.matchAll(/SELECT '(\w+)'(?: AS name)?, /g)].map(([, name]) => `${prefix}${name}`)
}

/** Names of metrics that an expression asks for. */
function asked(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/by \([^)]*\)/g, '')
  const words = bare.match(/[a-z]\w*_\w+(?=[{[)\s]|$)/g) ?? []
  return words
    .filter((word) => word !== 'histogram_quantile')
    .map((word) => (EXPORTED.has(word) ? word : word.replace(/_(?:bucket|count|sum)$/, '')))
}

const Dashboard = z.object({
  panels: z.array(
    z.object({ type: z.string(), title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) }),
  ),
})
const panels = dashboards.flatMap((one) => Dashboard.parse(JSON.parse(one)).panels)
const shown = new Set(panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => asked(expr))))

describe('what operators look at', () => {
  it('asks for metrics that are told, and shows every one that is', () => {
    const alerted = alerts.flatMap(({ expr }) => asked(expr))
    expect(alerted.length).toBeGreaterThan(alerts.length)
    expect([...shown, ...alerted].filter((name) => !EXPORTED.has(name))).toEqual([])
    expect([...EXPORTED].filter((name) => !shown.has(name))).toEqual([])
  })

  it('stands in the eight rows', () => {
    expect(panels.filter(({ type }) => type === 'row').map(({ title }) => title)).toEqual([
      ...['Latency', 'Correctness', 'Cost', 'Reliability', 'Messaging', 'Money', 'Inbox', 'Tenancy'],
    ])
  })

  it('has each alert fire in one test and stay silent in another', () => {
    const cases = testFiles.flatMap((file) => Tests.parse(parse(text(`ops/prometheus/${file}`))).tests)
    const seen = cases.flatMap((one) => one.alert_rule_test.map((rule) => [rule.alertname, rule.exp_alerts.length]))
    expect(seen.sort()).toEqual(
      alerts
        .flatMap(({ alert }) => [
          [alert, 0],
          [alert, 1],
        ])
        .sort(),
    )
  })

  it('leads from each alert to its paragraph in the runbook, and from each paragraph of an alert to an alert', () => {
    const runbook = text('ops/RUNBOOK.md')
    const [forAlerts = '', outages = ''] = runbook.split('## Outages')
    const headings = [...forAlerts.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading)
    expect(alerts.map(({ annotations }) => annotations.runbook)).toEqual(
      alerts.map(({ alert }) => `ops/RUNBOOK.md#${alert.toLowerCase()}`),
    )
    expect(headings.sort()).toEqual(alerts.map(({ alert }) => alert).sort())
    expect(outages.match(/^### \w+$/gm)?.length).toBeGreaterThan(9)
    // Only the headings of groups have nothing under them.
    const paragraphs = runbook.split(/^### .*$/m).slice(1)
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/Do not|Nothing to do/)
  })
})

const promtool = (() => {
  try {
    return execFileSync('promtool', ['--version'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString()
  } catch {
    return null
  }
})()

describe.skipIf(promtool === null)('the rules, by promtool (skipped where it is not installed)', () => {
  it('can be read', () => {
    expect(execFileSync('promtool', ['check', 'rules', 'ops/prometheus/tulia.yaml']).toString()).toContain('SUCCESS')
  })

  it.each(testFiles)('fire when they should, and only then: %s', (file) => {
    expect(execFileSync('promtool', ['test', 'rules', `ops/prometheus/${file}`]).toString()).toContain('SUCCESS')
  })
})
