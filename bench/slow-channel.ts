import type { ChannelTimes, MessageChannel } from '../src/domain/messaging/message-channel.ts'
import { pause } from './chaos/customers.ts'
import type { Dice } from './seeded.ts'

export const TIMES: ChannelTimes = { sendMs: 20_000, lateMs: 180_000, webhookMs: 0 }

interface Taken {
  outboundId: string
  body: string
  /** On the clock of this process, which the take-over's answer is compared with. */
  at: number
}

/** The provider's side of one customer, with a clock of its own. */
export interface Line {
  clock: { now(): Date }
  taken: Taken[]
  delayed: boolean
  advance(ms: number): void
  /** True when the message is taken at once; else it is taken some time later, and nobody hears of it. */
  accept(message: Omit<Taken, 'at'>): boolean
}

function newLine(dice: Dice): Line {
  let aheadMs = 0
  const waiting: { message: Omit<Taken, 'at'>; atMs: number }[] = []
  const line: Line = {
    clock: { now: () => new Date(Date.now() + aheadMs) },
    taken: [],
    delayed: false,
    advance(ms) {
      aheadMs += ms
      for (const held of waiting.splice(0)) {
        if (held.atMs <= aheadMs) line.taken.push({ ...held.message, at: performance.now() })
        else waiting.push(held)
      }
    },
    accept(message) {
      const isLate = dice.below(5) === 0
      if (isLate) {
        line.delayed = true
        waiting.push({ message, atMs: aheadMs + dice.below(TIMES.lateMs) })
      } else line.taken.push({ ...message, at: performance.now() })
      return !isLate
    },
  }
  return line
}

/** A provider that takes a moment, sometimes minutes, and remembers when it took each message. */
export function slowChannel() {
  const lines = new Map<string, Line>()
  const lineOf = (address: string): Line => {
    const line = lines.get(address)
    if (!line) throw new Error(`no trial has the address ${address}`)
    return line
  }
  const idOf = (outboundId: string) => `SM${outboundId.replaceAll('-', '')}`
  const channel: MessageChannel = {
    times: TIMES,
    readWebhook: () => ({ outcome: 'forged' }),
    listSent: async (_account, { peer }) => {
      const { taken, clock } = lineOf(peer)
      return taken.map(({ outboundId, body }) => ({ providerMessageId: idOf(outboundId), body, at: clock.now() }))
    },
    listReceived: async () => ({ messages: [], whole: true }),
    listFiles: async () => [],
    failureAction: () => 'stop',
    showTyping: async () => undefined,
    fetchMedia: async () => ({ outcome: 'refused', reason: 'not_found' }),
    submitTemplate: async () => ({ contentId: 'HX00', status: 'pending' }),
    templateStatus: async () => ({ status: 'pending', reason: null }),
    async send(_account, { outboundId, to, body }) {
      const isTaken = lineOf(to).accept({ outboundId, body })
      await pause(1)
      return isTaken
        ? { outcome: 'accepted', providerMessageId: idOf(outboundId), providerStatus: 'queued' }
        : { outcome: 'uncertain', problem: 'no answer' }
    },
  }
  return {
    channel,
    lineTo(address: string, dice: Dice): Line {
      const line = newLine(dice)
      lines.set(address, line)
      return line
    },
  }
}
