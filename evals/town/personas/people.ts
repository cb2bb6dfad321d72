import { openWith } from '../choosing.ts'
import { say } from '../customer.ts'
import { all, check, saw } from '../grading/goals.ts'
import type { Persona } from '../persona.ts'
import { handBackConversation, replyAsPerson, takeOverConversation } from '../staff.ts'
import { makeWish } from '../wish.ts'

/** A member of staff takes over while the bot is at it, answers by hand, and hands back. */
const answeredByPerson: Persona = {
  name: 'answered_by_person',
  async play(customer) {
    const { taste, dice, shop, phone } = customer
    await openWith(customer, makeWish(taste, shop))
    await phone.send(dice.pick(['1', 'ok', 'habari', 'hello?']))
    const conversationId = await takeOverConversation(customer)
    await phone.settle()
    await say(customer, 'delivery')
    await replyAsPerson(customer, conversationId, 'Amina here, I will bring it myself at 5.')
    await phone.settle()
    await say(customer, 'thanks')
    await handBackConversation(customer, conversationId)
    const after = await say(customer, 'hours')
    return all(
      saw(after.text !== '', 'after handing back the bot did not answer'),
      (rows) => check(rows.conversationOwner === 'bot', 'the conversation was not handed back'),
      (rows) =>
        check(
          rows.outbound.some(({ author, status }) => author === 'human' && status === 'sent'),
          'the words of the person never left',
        ),
    )
  },
}

export const PEOPLE: Persona[] = [answeredByPerson]
