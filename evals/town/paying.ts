import { confirmOrder, readCheckout } from './checking-out.ts'
import { answerPrompt, type Customer, promptOnPhone, say, waitForNews, write } from './customer.ts'
import { ProductFault } from './faults.ts'
import { letTimePass } from './let-time-pass.ts'
import { chooseMethod } from './methods.ts'
import type { Screen } from './read-reply.ts'
import { shopUntil } from './shopping.ts'
import type { Wish } from './wish.ts'

type Prompt = { id: string; amount: number; reference: string }

/** Buys up to the prompt on the phone; checks that it asks for what was agreed. */
export async function buyUntilPrompt(customer: Customer, wish: Wish): Promise<Prompt> {
  await shopUntil(customer, wish, ['checkout'])
  return confirmUntilPrompt(customer)
}

/** From the order on the screen to the prompt on the phone. */
export async function confirmUntilPrompt(customer: Customer): Promise<Prompt> {
  await confirmOrder(customer)
  return untilPrompt(customer)
}

/** A provider that is away for a moment is tried again, as a buyer does. */
export async function untilPrompt(customer: Customer): Promise<Prompt> {
  for (let round = 0; round < 3; round++) {
    await answerPaymentQuestions(customer)
    const prompt = await promptOnPhone(customer).catch((error: unknown) => {
      if (round === 2 || !(error instanceof ProductFault)) throw error
      return null
    })
    if (prompt) return checked(customer, prompt)
    await letTimePass(customer, 130)
    await say(customer, 'retry')
  }
  throw new ProductFault('no M-PESA prompt came after three tries')
}

async function answerPaymentQuestions(customer: Customer): Promise<void> {
  for (let step = 0; step < 5; step++) {
    const { asked } = customer.screen
    if (asked === 'method') await chooseMethod(customer, 'stk')
    else if (asked === 'checkout') await lookAndConfirm(customer)
    else if (asked === 'phone_number') await write(customer, `0${customer.phone.msisdn.slice(3)}`)
    else return
  }
}

/** Asked again, she reads again: it may be another total. */
async function lookAndConfirm(customer: Customer): Promise<void> {
  await readCheckout(customer)
  await confirmOrder(customer)
}

function checked(customer: Customer, prompt: Prompt): Prompt {
  const { totalMinor } = customer.belief
  if (totalMinor !== null && prompt.amount * 100 !== totalMinor) {
    throw new ProductFault(`the prompt asks for KES ${prompt.amount}, agreed were ${totalMinor / 100}`)
  }
  return prompt
}

/** Enters the PIN and reads the receipt. */
export async function payPrompt(customer: Customer, prompt: Prompt): Promise<Screen> {
  await answerPrompt(customer, prompt.id, 'pay')
  return waitForReceipt(customer)
}

/** Other news may come first: "still waiting", or the end of an earlier try. */
export async function waitForReceipt(customer: Customer, msisdn = customer.phone.msisdn): Promise<Screen> {
  for (let news = 0; news < 4; news++) {
    const screen = await waitForNews(customer, 'the receipt')
    const pushes = await customer.house.sandbox.daraja.pushes({ msisdn })
    const receipts = pushes.flatMap(({ receipt }) => receipt ?? [])
    if (receipts.some((receipt) => screen.text.includes(receipt))) return screen
  }
  throw new ProductFault('the receipt was not told')
}

/** Buys and pays without any trouble. */
export async function buyAndPay(customer: Customer, wish: Wish): Promise<Screen> {
  return payPrompt(customer, await buyUntilPrompt(customer, wish))
}
