import { describe, expect, it } from 'vitest'
import {
  type OrderStanding,
  refusalOf,
  STAFF_MOVES,
  staffMovesOf,
} from '../../../src/domain/orders/desk/staff-moves.ts'
import { FulfilmentStage } from '../../../src/domain/orders/goods/schemas.ts'
import { FULFILMENT_TRANSITIONS, nextStages } from '../../../src/domain/orders/goods/transitions.ts'
import { canMove, OrderStatus } from '../../../src/domain/orders/index.ts'

const standing = (changes: Partial<OrderStanding>): OrderStanding => ({
  ...{ reference: 'R1', status: 'awaiting_payment', currency: 'KES', totalMinor: 1_000, allocatedMinor: 0 },
  ...{ refundedMinor: 0, isPrompted: false, stage: null },
  ...changes,
})

describe('the moves of staff', () => {
  it('are all on the table of orders', () => {
    for (const from of OrderStatus.options) for (const { to } of STAFF_MOVES[from]) expect(canMove(from, to)).toBe(true)
  })

  it('never say that money has come, or that goods have left', () => {
    expect(refusalOf(standing({}), 'paid')).toContain('cannot become')
    expect(refusalOf(standing({ status: 'paid', allocatedMinor: 1_000, stage: 'ready' }), 'fulfilled')).toContain(
      'cannot',
    )
  })

  it.each(['paid', 'fulfilled', 'needs_review'] as const)(
    'refuse to cancel what is %s and has money, and say what to do',
    (status) => {
      expect(refusalOf(standing({ status, allocatedMinor: 1_000, stage: 'to_prepare' }), 'cancelled')).toContain(
        'give that back first',
      )
    },
  )

  it('wait for a prompt that can still be answered', () => {
    expect(refusalOf(standing({ isPrompted: true }), 'cancelled')).toContain('wait until')
    expect(staffMovesOf(standing({ isPrompted: true })).map(({ to }) => to)).toEqual(['needs_review'])
  })

  it('let an order go on when its money is there, or was given back in part by the shop', () => {
    const asked = (changes: Partial<OrderStanding>) =>
      refusalOf(standing({ status: 'needs_review', ...changes }), 'paid')
    expect(asked({ allocatedMinor: 400 })).toContain('still needs KES 6')
    expect(asked({ allocatedMinor: 0, refundedMinor: 1_000 })).toContain('still needs')
    expect(asked({ allocatedMinor: 1_000 })).toBeNull()
    expect(asked({ allocatedMinor: 700, refundedMinor: 300 })).toBeNull()
    expect(asked({ allocatedMinor: 1_000, stage: 'dispatched' })).toContain('have left')
  })

  it('leave as done only what has left', () => {
    const asked = (stage: FulfilmentStage | null) => refusalOf(standing({ status: 'needs_review', stage }), 'fulfilled')
    for (const stage of ['handed_over', 'dispatched', 'delivered'] as const) expect(asked(stage)).toBeNull()
    for (const stage of [null, 'to_prepare', 'ready', 'returned'] as const)
      expect(asked(stage)).toContain('have not left')
  })
})

describe('the table of goods', () => {
  it('reaches every stage from the first, and moves nothing twice', () => {
    const reached = new Set<FulfilmentStage>(['to_prepare'])
    for (const stage of reached) for (const to of FULFILMENT_TRANSITIONS[stage]) reached.add(to)
    expect([...reached].sort()).toEqual([...FulfilmentStage.options].sort())
    for (const stage of FulfilmentStage.options) expect(FULFILMENT_TRANSITIONS[stage]).not.toContain(stage)
  })

  it('sends nobody with what is fetched, and has nobody fetch what is brought', () => {
    expect(nextStages('to_prepare', 'pickup')).toEqual(['ready', 'handed_over'])
    expect(nextStages('to_prepare', 'delivery')).toEqual(['dispatched'])
    expect(nextStages('to_prepare', 'unsaid')).toEqual(['ready', 'handed_over', 'dispatched'])
  })
})
