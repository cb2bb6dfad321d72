import type { AttemptWire } from '../../../../src/http/contract/order-shapes.ts'
import { useTradeWords } from '../../i18n/trade.ts'

/** What came of a try to pay, in words; null where its state says all. A code that nobody knows is shown as it came. */
export function useResult(): (attempt: Pick<AttemptWire, 'result' | 'result_code' | 'result_text'>) => string | null {
  const say = useTradeWords()
  return ({ result, result_code, result_text }) => {
    if (result === 'paid') return null
    if (result === 'unknown') return `${say('result.unknown')}: ${result_code ?? ''}`
    return result === null ? result_text : say(`result.${result}`)
  }
}
