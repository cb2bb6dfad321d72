import type { Ctx } from '../../context.ts'
import { createFactBook, type FactBook } from '../facts/fact-book.ts'
import {
  flightQuestions,
  lodgingQuestions,
  rateQuestions,
  venueQuestions,
  weatherQuestion,
} from '../facts/questions.ts'
import type { FactData, Geo, IntentV1, PlanV1, TripTool } from '../schemas/index.ts'
import type { AskedAgain } from './with-answers.ts'

/** Asks the sources again for everything that a plan of a trip rests on and that can change: weather, fares, beds, venues, rates. */
export async function askAgain(
  ctx: Ctx,
  { plan, intent, facts }: { plan: PlanV1; intent: IntentV1; facts: FactData },
): Promise<AskedAgain[]> {
  const { trips } = ctx.ports
  const geo = facts.destination?.geo ?? bedOf(plan, createFactBook(facts))
  const dates = plan.days.map(({ date }) => date)
  const weather = geo === undefined ? [] : [weatherQuestion(geo, dates, intent)]
  return Promise.all([
    ...weather.map(async (request) => ({
      tool: 'weather' as const,
      request,
      answer: await trips.weather(request, ctx),
    })),
    // Every way there and back: what is proposed must be offered now too.
    ...flightQuestions(intent).map(async (request) => ({
      ...{ tool: 'flights' as const, request },
      answer: await trips.flights(request, ctx),
    })),
    ...lodgingQuestions(intent).map(async (request) => ({
      ...{ tool: 'lodging' as const, request },
      answer: await trips.lodging(request, ctx),
    })),
    ...venueQuestions(intent).map(async (request) => ({
      ...{ tool: 'attractions' as const, request },
      answer: await trips.attractions(request, ctx),
    })),
    ...rateQuestions(intent, ctx.clock.now()).map(async (request) => ({
      ...{ tool: 'fx' as const, request },
      answer: await trips.fx(request, ctx),
    })),
  ])
}

/** Where the party sleeps. */
function bedOf({ days }: PlanV1, book: FactBook): Geo | undefined {
  const choices = days.flatMap(({ slots }) => slots.flatMap(({ choices }) => choices.slice(0, 1)))
  const bed = choices.find(({ kind }) => kind === 'lodging')?.option_ref
  return bed === undefined ? undefined : book.lodging(bed)?.geo
}

/** Tools of which some question got no answer. */
export function unansweredOf(asked: readonly AskedAgain[]): TripTool[] {
  return [...new Set(asked.flatMap(({ tool, answer }) => (answer.outcome === 'ok' ? [] : [tool])))]
}
