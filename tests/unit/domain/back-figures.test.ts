import { describe, expect, it } from 'vitest'
import { backFigures, rulesNotFired } from '../../../src/domain/turns/index.ts'

const PASSAGE = '3f0c4a52-7a0e-4c0a-9d63-0a4f5a2f7a11'
const FROM: Parameters<typeof backFigures>[1] = {
  tools: [
    { tool: 'order_create', output: { order: { reference: 'TL-204', totalMinor: 450_000, lines: [{ quantity: 2 }] } } },
    { tool: 'tenant_get_context', output: { hours: 'Mon to Fri 8:00 to 17:30' } },
  ],
  passages: [{ passageId: PASSAGE, text: 'Returns are taken within 14 days.' }],
}

describe('the figures of an answer', () => {
  it.each([
    ['Your order TL-204 is ready.', { tool: 'order_create', path: 'order.reference' }],
    ['That is KES 4,500.', { tool: 'order_create', path: 'order.totalMinor' }],
    ['For 2 pairs.', { tool: 'order_create', path: 'order.lines[0].quantity' }],
    ['We close at 17:30.', { tool: 'tenant_get_context', path: 'hours' }],
    ['Within 14 days.', { passageId: PASSAGE }],
    ['It costs 9,999.', null],
  ])('%s', (reply, backedBy) => {
    expect(backFigures([reply], FROM).map((figure) => figure.backedBy)).toEqual([backedBy])
  })

  it('are named once each, and none where none is', () => {
    expect(backFigures(['2 and 2', 'again 2'], FROM).map(({ text }) => text)).toEqual(['2'])
    expect(backFigures(['Karibu!'], FROM)).toEqual([])
  })
})

describe('the rules that did not act', () => {
  it('are those of which the trace says nothing', () => {
    const step = { kind: 'rule', ms: 0, note: '' } as const
    const rules = rulesNotFired([{ ...step, node: 'consent_gate' }]).map(({ rule }) => rule)
    expect(rules).not.toContain('consent_gate')
    expect(rules).toContain('rate_limit')
  })
})
