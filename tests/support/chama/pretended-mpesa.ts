import { codesOf, resultOf } from '../../../src/adapters/mpesa/result-codes.ts'
import { randomIds } from '../../../src/adapters/system/ids.ts'
import type { StkProvider, StkPush } from '../../../src/domain/payments/index.ts'

/** What becomes of the next push on its way. `lost`: it rings, and nobody hears the answer; `dies`: whoever sent it goes away. */
export type Way = 'accepted' | 'lost' | 'dies' | 'nowhere' | 'busy'

/** A prompt on somebody's phone. */
export interface Prompt extends StkPush {
  id: string
  code: '0' | '1032' | '1' | '1037' | null
  receipt: string | null
  rings: boolean
}

/** Money that has left somebody's account. */
export interface Debit {
  receipt: string
  amountMinor: number
  /** The prompt that took it; null when it was sent by hand. */
  promptId: string | null
}

/** The people who pay and their operator, with the truth about every shilling. A prompt can be answered once. */
export interface PretendedMpesa {
  stk: StkProvider
  prompts: Prompt[]
  debits: Debit[]
  /** How the next pushes go. */
  ways: Way[]
  answer(prompt: Prompt, code: '0' | '1032' | '1' | '1037'): void
  sendByHand(amountMinor: number): Debit
}

export function pretendedMpesa(): PretendedMpesa {
  const prompts: Prompt[] = []
  const debits: Debit[] = []
  const ways: Way[] = []
  const receiptOf = () => `T${randomIds.secret(6).toUpperCase().slice(0, 9)}`
  return {
    prompts,
    debits,
    ways,
    answer(prompt, code) {
      if (prompt.code !== null || !prompt.rings) return
      prompt.code = code
      if (code !== '0') return
      prompt.receipt = receiptOf()
      debits.push({ receipt: prompt.receipt, amountMinor: prompt.amountMinor, promptId: prompt.id })
    },
    sendByHand(amountMinor) {
      const debit = { receipt: receiptOf(), amountMinor, promptId: null }
      debits.push(debit)
      return debit
    },
    stk: {
      async push(_account, push) {
        const way = ways.shift() ?? 'accepted'
        if (way === 'busy') return { outcome: 'rejected', cause: 'busy', code: '500.001.1001', problem: 'busy' }
        const prompt: Prompt = {
          ...push,
          id: `ws_${randomIds.uuid()}`,
          code: null,
          receipt: null,
          rings: way !== 'nowhere',
        }
        prompts.push(prompt)
        if (way === 'dies') throw new Error('the process went away')
        if (way !== 'accepted') return { outcome: 'unknown', problem: 'no answer' }
        return { outcome: 'accepted', providerRequestId: prompt.id, providerMerchantId: 'm-1' }
      },
      async query(_account, providerRequestId) {
        const code = prompts.find(({ id }) => id === providerRequestId)?.code ?? null
        if (code === null) return { outcome: 'no_answer', problem: 'in process' }
        return { outcome: 'result', code, problem: '' }
      },
      readCallback: () => ({ outcome: 'malformed', problem: 'nobody calls back over HTTP here' }),
      resultOf,
      codesOf,
    },
  }
}
