import { describe, expect, it } from 'vitest'
import { rowFigures } from '../../../src/adapters/postgres/row-figures.ts'
import type { Figure } from '../../../src/lib/figure.ts'
import { openTripFloor } from './trip-floor.ts'

describe('figures of trips', async () => {
  const floor = await openTripFloor()
  const read = () => rowFigures(floor.db)(floor.clock.now())
  const of = (figures: Figure[], name: string) => figures.filter((one) => one.name === name)

  it('are of the runs that ended in the last five minutes, and name no tenant', async () => {
    const before = of(await read(), 'active_runs')[0]?.value ?? 0
    await floor.run(await floor.start())
    await floor.run(await floor.start({ city: 'Nowhere' }))
    await floor.start()
    const figures = await read()
    expect(of(figures, 'active_runs')).toEqual([{ name: 'active_runs', labels: {}, value: before + 1 }])
    const runs = of(figures, 'tulia_trip_runs').map(({ labels }) => labels)
    expect(runs).toContainEqual({ error: '', status: 'completed' })
    expect(runs).toContainEqual({ error: 'no_destination', status: 'error' })
    for (const name of ['e2e_latency_ms', 'node_latency_ms', 'tool_latency_ms', 'tool_calls', 'violations']) {
      expect(of(figures, `tulia_trip_${name}`).length).toBeGreaterThan(0)
    }
    expect(JSON.stringify(figures)).not.toContain(floor.shop.tenantId)
    floor.clock.advance(6 * 60_000)
    expect(of(await read(), 'tulia_trip_runs')).toEqual([])
  })
})
