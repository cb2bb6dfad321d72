import type { Rule } from '../desk.ts'

/** "I put the wrong PIN, send me another": a slip of hers at the prompt, told while money is still due, asks for a new one. */
export const tryAgain: Rule = (desk) => {
  const { order } = desk.context
  const slips = desk.cues('pay_slip')
  if (slips.length === 0 || order === null || order.paid || desk.says('paid', 'paid_claim', 'refund')) return null
  const asks = desk.clause.question && desk.says('if', 'what', 'how')
  return asks ? null : { act: { act: 'checkout' }, uses: slips, all: true }
}
