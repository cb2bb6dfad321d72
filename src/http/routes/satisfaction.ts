import { type RatingReport, reportRatings } from '../../domain/handoff/index.ts'
import * as contract from '../contract/satisfaction.ts'
import { type Api, serve } from '../serve/serve.ts'

/** What customers say of the help of people. */
export function serveSatisfaction(api: Api): void {
  serve(api, contract.reportSatisfaction, async (ctx, { query: { from = null, to = null } }) => {
    const personId = ctx.principal.role === 'agent' ? ctx.actor : null
    return reportWire(await reportRatings(ctx, { firstDay: from, lastDay: to, personId }))
  })
}

function reportWire({ from, to, people, answers, ...same }: RatingReport): contract.SatisfactionWire {
  return {
    ...same,
    ...{ from: from.toISOString(), to: to.toISOString() },
    people: people.map(({ personId, ...person }) => ({ ...person, user_id: personId })),
    answers: answers.map(({ conversationId, ticketId, personId, at, ...said }) => ({
      ...said,
      ...{ conversation_id: conversationId, ticket_id: ticketId, user_id: personId, at: at.toISOString() },
    })),
  }
}
