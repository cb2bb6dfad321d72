import { until } from '../../until.ts'
import { answerPrompt, type Customer, read, say, waitForNews } from '../customer.ts'
import { all, check, nothingCharged, paidOnce, saw } from '../grading/goals.ts'
import { letTimePass } from '../let-time-pass.ts'
import { buyUntilPrompt, payPrompt, untilPrompt, waitForReceipt } from '../paying.ts'
import type { Persona } from '../persona.ts'
import { makeWish } from '../wish.ts'

/** The shop lets nobody have two prompts within two minutes. */
const HOLD_SECONDS = 130

async function tryAgain(customer: Customer): Promise<void> {
  await letTimePass(customer, HOLD_SECONDS)
  await say(customer, 'retry')
}

const wrongPin: Persona = {
  name: 'wrong_pin',
  async play(customer) {
    const prompt = await buyUntilPrompt(customer, makeWish(customer.taste, customer.shop))
    await answerPrompt(customer, prompt.id, 'wrong_pin')
    await waitForNews(customer, 'the news of the wrong PIN')
    await tryAgain(customer)
    await payPrompt(customer, await untilPrompt(customer))
    return all(paidOnce(customer), (rows) => check(rows.attempts.length >= 2, 'there was no second try'))
  },
}

const lowBalance: Persona = {
  name: 'low_balance',
  async play(customer) {
    const { daraja } = customer.house.sandbox
    const { msisdn } = customer.phone
    await daraja.setPhone({ msisdn, balance: 3 })
    const prompt = await buyUntilPrompt(customer, makeWish(customer.taste, customer.shop))
    await answerPrompt(customer, prompt.id, 'pay')
    await waitForNews(customer, 'the news of the low balance')
    await daraja.setPhone({ msisdn, balance: null })
    await tryAgain(customer)
    await payPrompt(customer, await untilPrompt(customer))
    return paidOnce(customer)
  },
}

const ignorer: Persona = {
  name: 'ignores_prompt',
  async play(customer) {
    // The prompt goes by itself after a while, much sooner than a real one does.
    await customer.house.sandbox.daraja.script({
      msisdn: customer.phone.msisdn,
      outcome: 'ignore',
      afterMs: 5_000,
      times: 1,
    })
    await buyUntilPrompt(customer, makeWish(customer.taste, customer.shop))
    await waitForNews(customer, 'the news that nobody answered the prompt')
    if (customer.dice.next() < 0.5) return nothingCharged
    await untilClosed(customer)
    await tryAgain(customer)
    await payPrompt(customer, await untilPrompt(customer))
    return paidOnce(customer)
  },
}

/** "Still waiting" may come before the end. */
async function untilClosed(customer: Customer): Promise<void> {
  const { house, phone } = customer
  await until(async () => (await house.sandbox.daraja.pushes({ msisdn: phone.msisdn })).at(-1)?.state !== 'open', {
    withinMs: 6_000,
    everyMs: 100,
  })
  read(customer, await phone.settle())
}

const latePayer: Persona = {
  name: 'late_payer',
  async play(customer) {
    const prompt = await buyUntilPrompt(customer, makeWish(customer.taste, customer.shop))
    await letTimePass(customer, 320)
    await waitForNews(customer, 'the news that the payment is overdue')
    await answerPrompt(customer, prompt.id, 'pay')
    await waitForReceipt(customer)
    return paidOnce(customer)
  },
}

/** Words that say that money has come; "not paid" has none of them. */
export const SAYS_PAID =
  /we have received KES|tumepokea KES|tumepata KES|payment of KES [\d,]+ (?:has|came)|malipo yako ya KES [\d,]+ (?:yame|ime)|M-PESA confirms your payment|imethibitisha malipo|imeconfirm malipo|\bis paid\b(?! to| when)|has been paid|already paid|(?<!hai|haija|haiku)\bimelipwa|\bishalipwa|tayari imelipwa/i

const claimsPaid: Persona = {
  name: 'claims_paid',
  async play(customer) {
    const prompt = await buyUntilPrompt(customer, makeWish(customer.taste, customer.shop))
    const first = await say(customer, 'claim_paid')
    await answerPrompt(customer, prompt.id, 'cancel')
    await waitForNews(customer, 'the news that nothing was paid')
    const second = await say(customer, 'claim_paid')
    return all(
      nothingCharged,
      saw(!SAYS_PAID.test(`${first.text}\n${second.text}`), 'it was told that an unpaid order is paid'),
      saw(second.text !== '', 'the claim was not answered'),
    )
  },
}

const stopper: Persona = {
  name: 'stops_mid_payment',
  async play(customer) {
    const prompt = await buyUntilPrompt(customer, makeWish(customer.taste, customer.shop))
    const confirmed = await say(customer, 'stop')
    const pays = customer.dice.next() < 0.5
    await answerPrompt(customer, prompt.id, pays ? 'pay' : 'cancel')
    await untilClosed(customer)
    const silence = await say(customer, 'chat')
    const optedOut = all(
      saw(/START/.test(confirmed.text), 'STOP was not confirmed'),
      saw(silence.text === '', `written to after STOP: ${silence.text.slice(0, 120)}`),
    )
    if (customer.dice.next() < 0.5) {
      const back = await say(customer, 'start')
      return all(optedOut, saw(back.text !== '', 'START was not answered'), (rows) =>
        check(rows.customer?.optedOutAt === null, 'still opted out after START'),
      )
    }
    return all(
      optedOut,
      (rows) => check(rows.customer?.optedOutAt !== null, 'STOP is not in the row'),
      pays ? paidSilently : nothingCharged,
    )
  },
}

/** Money is taken in and told to nobody. */
const paidSilently = (rows: Parameters<typeof nothingCharged>[0]) =>
  check(
    rows.orders.filter(({ status }) => status === 'paid').length === 1,
    'the money that came after STOP was not taken in',
  )

export const PAYERS: Persona[] = [wrongPin, lowBalance, ignorer, latePayer, claimsPaid, stopper]
