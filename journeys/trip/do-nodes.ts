import { sayDay, sayWhen } from '../../prompts/copy/format.ts'
import { say } from '../../prompts/copy/index.ts'
import { handoffCreateTicket } from '../../tools/handoff-create-ticket.ts'
import { tripAnswerChange } from '../../tools/trip-answer-change.ts'
import { tripEdit } from '../../tools/trip-edit.ts'
import { tripLinks } from '../../tools/trip-links.ts'
import { tripStart } from '../../tools/trip-start.ts'
import { tripWatch } from '../../tools/trip-watch.ts'
import { toolNode } from '../core/tool-node.ts'
import { addReply } from '../replies.ts'
import type { TurnContext } from '../turn-context.ts'
import type { ToolFailure, TurnPatch, TurnState } from '../turn-state.ts'
import type { TripTask } from './scratch.ts'

/** The task of this turn, which the edges have led by. */
function task<Does extends TripTask['does']>({ tripTask }: TurnState, does: Does): Extract<TripTask, { does: Does }> {
  if (tripTask?.does !== does) throw new Error(`the turn does not ${does} a trip`)
  // `does` has just told which of them it is.
  return tripTask as Extract<TripTask, { does: Does }>
}

const failed = ({ code }: ToolFailure, { responseLanguage }: TurnState, turn: TurnContext): TurnPatch => {
  addReply(turn, say(code === 'forbidden' ? 'untrusted_refused' : 'trip_failed', responseLanguage))
  return { failed: true }
}

export const startNode = toolNode(tripStart, {
  args: (state) => ({ intent: task(state, 'start').intent, language: state.responseLanguage }),
  keep: (_started, { responseLanguage }, turn) => {
    addReply(turn, say('trip_planning', responseLanguage))
    return {}
  },
  failed,
})

export const editNode = toolNode(tripEdit, {
  args: (state) => {
    const { parentRunId, ifVersion, changes } = task(state, 'edit')
    return { parent_run_id: parentRunId, if_version: ifVersion, changes }
  },
  keep: ({ outcome }, state, turn) => {
    const key = outcome === 'refused' ? 'trip_cannot' : 'trip_changed_since'
    addReply(turn, outcome === 'started' ? task(state, 'edit').says : say(key, state.responseLanguage))
    return {}
  },
  failed,
})

export const linksNode = toolNode(tripLinks, {
  args: (state) => {
    const { tripId, version } = task(state, 'links')
    return { trip_id: tripId, version }
  },
  keep: ({ ics, view, until }, state, turn) => {
    const { responseLanguage: language } = state
    const { tripId: id, version, city } = task(state, 'links')
    const day = sayDay(new Date(until), turn.ctx.clock.now(), turn.tenant.settings.timezone, language)
    addReply(turn, say('trip_files', language, { ics, view, until: day }), {
      media: { kind: 'document', file: { kind: 'itinerary_pdf', id, version }, filename: `${city}.pdf`, caption: city },
    })
    return {}
  },
  failed,
})

export const watchNode = toolNode(tripWatch, {
  args: (state) => ({ trip_id: task(state, 'watch').tripId }),
  keep: ({ outcome }, { responseLanguage }, turn) => {
    addReply(turn, say(WATCHED[outcome], responseLanguage), { kind: outcome === 'watching' ? 'consent' : 'reply' })
    return {}
  },
  failed,
})

const WATCHED = {
  watching: 'trip_watching',
  too_late: 'trip_watch_too_late',
  no_trip: 'trip_watch_none',
  no_consent: 'trip_watch_none',
} as const

export const answerNode = toolNode(tripAnswerChange, {
  args: (state) => {
    const { checkId, answer } = task(state, 'answer')
    return { check_id: checkId, answer }
  },
  keep: ({ outcome }, { responseLanguage }, turn) => {
    if (outcome === 'passed_on') return { tripTask: { does: 'ticket', reason: 'human_requested' } }
    addReply(turn, say(`trip_${outcome}`, responseLanguage), { kind: outcome === 'taken' ? 'owed' : 'reply' })
    return {}
  },
  failed,
})

/** Only a person books: the ticket carries the plan that she has been shown. */
export const ticketNode = toolNode(handoffCreateTicket, {
  args: (state, { trips, text }) => ({
    reason: task(state, 'ticket').reason,
    summary: `${planLine(trips?.trip?.plan ?? null)} The customer wrote: ${text.trim().slice(0, SAID_CHARS) || '(a tap)'}`,
    journey: 'trip',
    step: 'plan',
  }),
  keep: ({ ticket }, { responseLanguage: language }, { ctx, tenant, ...turn }) => {
    const when = sayWhen(new Date(ticket.promisedAt), ctx.clock.now(), tenant.settings.timezone, language)
    turn.replies.push({
      kind: 'handoff',
      text: say('trip_passed_on', language, { reference: ticket.reference, when }),
      menu: null,
    })
    return { ticket, handoffTicketId: ticket.ticketId }
  },
  failed,
})

const SAID_CHARS = 600

/** What staff must know at once, in their language. */
function planLine(plan: NonNullable<NonNullable<TurnContext['trips']>['trip']>['plan']): string {
  if (plan === null) return 'A trip without a plan yet.'
  const { intent, cost_breakdown: cost, itinerary_id } = plan.itinerary
  const { start, end } = intent.date_window
  const { adults, children } = intent.party
  const total = (cost.total_usd_cents / 100).toFixed(2)
  return `Trip to ${intent.city}, ${start} to ${end}, ${adults} adults and ${children} children, USD ${total} as planned (version ${plan.version}, itinerary ${itinerary_id}). Nothing of it is booked.`
}
