import { describe, expect, it } from 'vitest'
import { canMove, ORDER_TRANSITIONS, OrderStatus } from '../../../src/domain/orders/index.ts'

describe('the order table', () => {
  it('reaches every status from a draft', () => {
    const reached = new Set<OrderStatus>(['draft'])
    for (const status of reached) for (const to of ORDER_TRANSITIONS[status]) reached.add(to)
    expect([...reached].sort()).toEqual([...OrderStatus.options].sort())
  })

  it('never takes a paid order back to unpaid', () => {
    for (const from of ['paid', 'fulfilled'] as const) {
      for (const to of ['draft', 'awaiting_payment', 'cancelled'] as const) expect(canMove(from, to)).toBe(false)
    }
  })
})
