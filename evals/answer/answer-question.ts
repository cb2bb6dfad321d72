import { z } from 'zod'
import { sayDayOfYear } from '../../prompts/copy/format.ts'
import type { TurnEngine, TurnResult } from '../../src/conversation/turn-engine.ts'
import { findOverview } from '../../src/domain/properties/index.ts'
import type { Json } from '../../src/lib/json.ts'
import { SpokenLang } from '../../src/lib/languages.ts'
import { toJson } from '../../src/lib/to-json.ts'
import { findUnbackedFacts } from '../../src/llm/fact-guard.ts'
import { kbRetrieve } from '../../tools/kb-retrieve.ts'
import { AskedLine } from '../asked-line.ts'
import type { AskedDesk, Desks } from './open-desks.ts'
import { openTalk } from './open-talk.ts'

export const QuestionLine = AskedLine.extend({
  group: z
    .string()
    .nullish()
    .transform((group) => group ?? null),
})
export type QuestionLine = z.infer<typeof QuestionLine>

type Found = z.infer<typeof kbRetrieve.output>

const NOTHING: Found = { snippets: [], confident: false, answerable: 0, guide: undefined }
/** Of the reading in a trace, what the concierge was asked. */
const Heard = z.object({ acts: z.array(z.looseObject({ act: z.string() })) })
const GuestAct = z.looseObject({ act: z.literal('ask_guest'), queryType: z.string(), route: z.string() })
const PLAIN_CHOICES: ReadonlySet<string> = new Set(['yes', 'no', 'skip'])
const SOURCES = 'sources: '

/** Asks as a guest does, in a talk of her own, and tells what she hears without a model and where it is from. */
export async function answerQuestion(
  { engine, desks }: { engine: TurnEngine; desks: Desks },
  { id, text: question, history, group }: QuestionLine,
): Promise<object> {
  const desk = desks.deskOf(group)
  const talk = await openTalk(engine, desk)
  for (const line of history) await talk.say(line)
  const from = performance.now()
  const turn = await talk.say(question)
  const ms = Number((performance.now() - from).toFixed(2))
  const found = foundIn(turn)
  const offered = turn.replies.flatMap(({ menu }) => menu?.options ?? []).filter((one) => !PLAIN_CHOICES.has(one.id))
  const isTold = turn.trace.steps.some(({ node, note }) => node === 'respond' && note.startsWith(SOURCES))
  const text = turn.replies.map((reply) => reply.text).join('\n')
  const asked = askedIn(turn)
  const rows = found.guide?.rows ?? []
  return {
    id,
    state: isTold ? 'known' : offered.length > 0 ? 'unsure' : 'unknown',
    p: found.answerable,
    text,
    offered: offered.map(({ title }) => title),
    language: turn.trace.language,
    query_type: asked?.queryType ?? null,
    route: asked?.route ?? null,
    ids: [...new Set([...rows.map(rowId), ...found.snippets.map(({ title }) => desks.idOf(title))])],
    sources: isTold ? sourcesOf(found, desks) : [],
    unbacked: await unbackedIn(text, turn, desk),
    model_calls: turn.trace.models.filter(({ engine }) => engine === 'claude').length,
    ms,
  }
}

/** What looking found in this turn. */
function foundIn({ trace }: TurnResult): Found {
  const looked = trace.tools.findLast(({ tool, ok }) => tool === kbRetrieve.name && ok)
  return looked === undefined ? NOTHING : kbRetrieve.output.parse(looked.output)
}

function askedIn({ trace }: TurnResult): z.infer<typeof GuestAct> | null {
  const heard = Heard.safeParse(trace.reading)
  const asked = heard.data?.acts.map((act) => GuestAct.safeParse(act)).find(({ success }) => success)
  return asked?.data ?? null
}

function rowId({ category, answer: { name } }: NonNullable<Found['guide']>['rows'][number]): string {
  return `${category}: ${name}`
}

function sourcesOf({ guide, snippets }: Found, desks: Desks): object[] {
  const rows = guide?.rows ?? []
  if (rows.length > 0) return rows.map((row) => ({ id: rowId(row), quote: JSON.stringify(row.answer.facts) }))
  return snippets
    .slice(0, 1)
    .map(({ title, answer, page }) => ({ id: desks.idOf(title), quote: answer, ...(page !== null && { page }) }))
}

/** Figures she is told that neither what was found nor the head of the property says: templates are not believed by themselves. */
async function unbackedIn(text: string, { trace }: TurnResult, { ctx, timezone }: AskedDesk): Promise<string[]> {
  const property = await findOverview(ctx)
  const values = [...trace.tools.map(({ output }) => output), toJson(property)]
  const literals = SPOKEN.flatMap((language) => daysIn(values).map((day) => sayDayOfYear(day, language)))
  const backing = { values, actions: new Set<string>(), literals, timezone, now: ctx.clock.now() }
  const unbacked = findUnbackedFacts(text, backing).filter(({ text, lacks }) => FIGURE.test(lacks) && /\d/.test(text))
  return unbacked.map((one) => one.text)
}

/** How the fact guard tells a figure from a claim in words. */
const FIGURE = /^a row or a passage with this/
const SPOKEN = SpokenLang.options

/** Days of seasons, as rows hold them: "04-15". */
function daysIn(values: readonly Json[]): string[] {
  return JSON.stringify(values).match(/(?<=")\d\d-\d\d(?=")/g) ?? []
}
