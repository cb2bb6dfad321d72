import { describe, expect, it } from 'vitest'
import { BATCH, canarySize, decideStep, type Stand } from '../../../src/domain/campaigns/decide-step.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const LATER = new Date('2026-11-16T09:30:00Z')
const NOBODY = { targets: 1_000, planned: 980, skipped: 0, waiting: 0, sent: 20, delivered: 0, read: 0, failed: 0 }
const REACHED = { ...NOBODY, heldBack: 0, optedOut: 0, complaints: 0 }

function stand(
  status: Stand['campaign']['status'],
  reached: Partial<Stand['reached']> = {},
  more: Partial<Stand> = {},
): Stand {
  return {
    campaign: { status, canarySize: 20, watchUntil: LATER },
    reached: { ...REACHED, ...reached },
    ...{ hasWording: true, tripped: false, openAt: NOW },
    ...more,
  }
}

describe('what a campaign does next', () => {
  it.each([
    ['writes to as many as the first few lack', stand('canary', { sent: 15, planned: 985 }), { do: 'send', most: 5 }],
    ['waits for those that have not left', stand('canary', { sent: 18, waiting: 2 }), { do: 'wait' }],
    ['watches when they have', stand('canary'), { do: 'watch', until: LATER }],
    ['replaces whom it had to leave out', stand('canary', { sent: 18, heldBack: 2 }), { do: 'send', most: 2 }],
    ['ends when the first few were all', stand('canary', { planned: 0 }), { do: 'end' }],
    ['waits while it watches', stand('watching'), { do: 'wait', againInMs: 60_000 }],
    [
      'goes on when nothing was wrong',
      stand('watching', {}, { campaign: { status: 'watching', canarySize: 20, watchUntil: NOW } }),
      { do: 'go_on' },
    ],
    ['writes to a batch', stand('running'), { do: 'send', most: BATCH }],
    ['waits while the outbox is full', stand('running', { waiting: 2 * BATCH }), { do: 'wait' }],
    ['ends when all have left', stand('running', { planned: 0 }), { do: 'end' }],
    ['does not end before', stand('running', { planned: 0, waiting: 1 }), { do: 'wait' }],
    ['waits for the morning', stand('running', {}, { openAt: LATER }), { do: 'wait', againInMs: 1_800_000 }],
    [
      'looks again at a shop that never opens',
      stand('running', {}, { openAt: null }),
      { do: 'wait', againInMs: 60_000 },
    ],
    ['waits for the breaker', stand('running', {}, { tripped: true }), { do: 'wait', againInMs: 60_000 }],
    ['pauses at one opt-out of twenty', stand('watching', { optedOut: 1 }), { do: 'pause', reason: 'opt_outs' }],
    ['pauses at two of a hundred', stand('running', { sent: 100, optedOut: 2 }), { do: 'pause', reason: 'opt_outs' }],
    ['bears one of a hundred', stand('running', { sent: 100, optedOut: 1 }), { do: 'send' }],
    ['pauses at one failure of twenty', stand('canary', { sent: 10, failed: 1 }), { do: 'pause', reason: 'failures' }],
    ['bears four of a hundred', stand('running', { sent: 96, failed: 4 }), { do: 'send' }],
    ['pauses at one complaint', stand('running', { sent: 900, complaints: 1 }), { do: 'pause', reason: 'complaints' }],
    ['pauses without a wording', stand('running', {}, { hasWording: false }), { do: 'pause', reason: 'template' }],
  ])('%s', (_what, given, expected) => {
    expect(decideStep(given, NOW)).toMatchObject(expected)
  })

  it('begins with twenty, or with two in a hundred', () => {
    expect([1, 999, 1_000, 1_001, 50_000].map(canarySize)).toEqual([20, 20, 20, 21, 1_000])
  })
})
