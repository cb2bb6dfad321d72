import { z } from 'zod'
import type { Ids, Ports } from '../../domain/context.ts'
import type { CardReport } from '../../domain/payments/index.ts'

/** How a payer has answered what was asked of her phone. */
export const PromptAnswer = z.enum(['paid', 'wrong_pin', 'cancelled', 'low_balance', 'ignored'])
export type PromptAnswer = z.infer<typeof PromptAnswer>

/** The same as the code of the provider. */
export const PROMPT_CODES: Readonly<Record<PromptAnswer, string>> = {
  paid: '0',
  wrong_pin: '2001',
  cancelled: '1032',
  low_balance: '1',
  ignored: '1037',
}

/** The providers as they answered then: nothing leaves this machine, and the sandbox's phones show nothing of it. */
export interface PastProviders {
  ports: Ports
  /** Messages that were taken since the last look. */
  taken(): { outboundId: string; providerMessageId: string }[]
  answerPrompt(providerRequestId: string, answer: PromptAnswer): void
  /** Nobody has answered a prompt, which the provider says from now on. */
  letPass(providerRequestId: string): void
  payCard(trackingId: string): void
}

const SEND_MS = 1_000

/**
 * @param ports those of the product; what reads and signs, and where cards are notified, stays what it is
 * @param wait lets the time pass that a provider takes
 */
export function pastProviders(ports: Ports, ids: Ids, wait: (ms: number) => void): PastProviders {
  const taken: { outboundId: string; providerMessageId: string }[] = []
  const answers = new Map<string, PromptAnswer>()
  const cards = new Map<string, CardReport>()
  const name = (prefix: string) => `${prefix}${ids.secret(16)}`
  return {
    ports: {
      ...ports,
      limiter: { take: async () => ({ granted: true, waitMs: 0, left: 1 }) },
      channels: {
        ...ports.channels,
        whatsapp: {
          ...ports.channels.whatsapp,
          times: { ...ports.channels.whatsapp.times, sendMs: SEND_MS },
          showTyping: async () => undefined,
          send: async (_account, { outboundId }) => {
            wait(400)
            const providerMessageId = name('SM')
            taken.push({ outboundId, providerMessageId })
            return { outcome: 'accepted', providerMessageId, providerStatus: 'queued' }
          },
        },
      },
      stk: {
        ...ports.stk,
        push: async () => {
          wait(900)
          return { outcome: 'accepted', providerRequestId: name('ws_CO_'), providerMerchantId: name('mr_') }
        },
        query: async (_account, providerRequestId) => {
          const answer = answers.get(providerRequestId)
          return answer === undefined
            ? { outcome: 'no_answer', problem: 'the prompt is open' }
            : { outcome: 'result', code: PROMPT_CODES[answer], problem: '' }
        },
      },
      card: {
        ...ports.card,
        submitOrder: async (_account, { reference, amountMinor, currency }) => {
          wait(1_200)
          const trackingId = ids.uuid()
          cards.set(trackingId, { state: 'pending', reference, amountMinor, currency, confirmationCode: null })
          return { outcome: 'accepted', trackingId, url: `https://pay.example.com/${trackingId}` }
        },
        status: async (_account, trackingId) => {
          const report = cards.get(trackingId)
          return report === undefined
            ? { outcome: 'no_answer', problem: 'there is no such order' }
            : { outcome: 'report', report }
        },
        cancelOrder: async () => ({ outcome: 'cancelled' }),
      },
      live: { publish: () => undefined, watch: () => () => undefined },
      research: null,
    },
    taken: () => taken.splice(0),
    answerPrompt: (providerRequestId, answer) => void answers.set(providerRequestId, answer),
    letPass: (providerRequestId) => {
      if (!answers.has(providerRequestId)) answers.set(providerRequestId, 'ignored')
    },
    payCard: (trackingId) => {
      const report = cards.get(trackingId)
      if (!report) throw new Error(`there is no card order ${trackingId}`)
      cards.set(trackingId, { ...report, state: 'completed', confirmationCode: ids.secret(5).toUpperCase() })
    },
  }
}
