import { sayRow } from '../../../prompts/copy/facts/say-row.ts'
import type { GuestSource } from '../../../prompts/guest-source.ts'
import type { Snippet } from '../../../src/domain/knowledge/schemas.ts'
import type { ItemCategory } from '../../../src/domain/properties/schemas.ts'
import type { Json } from '../../../src/lib/json.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { toJson } from '../../../src/lib/to-json.ts'
import type { RowFound } from '../../../tools/row-found.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'

/** One thing that an answer may be from, as a model sees it and as code checks it. */
export interface Source extends GuestSource {
  language: SpokenLang
  /** Of a row: its category. */
  topic: ItemCategory | null
  /** What the line of sources calls it; null for a row, which is told of by name. */
  named: string | null
  /** As the tool returned it. */
  value: Json
}

/** What this turn may answer from, numbered: rows first, as our templates say them, then passages of documents. */
export function sourcesOf(state: TurnState, turn: TurnContext): Source[] {
  const rows = state.guestRows.map((row) => ofRow(row, state.responseLanguage, turn))
  const passages = state.guestFound === 'answer' ? state.kbSnippets.map(ofPassage) : []
  return [...rows, ...passages].map((source, at) => ({ n: at + 1, ...source }))
}

function ofRow(row: RowFound, language: SpokenLang, { ctx }: TurnContext): Omit<Source, 'n'> {
  const { answer, timezone, category } = row
  const text = sayRow(answer, { now: ctx.clock.now(), timezone, language })
  return { from: 'row', title: answer.name, text, language, topic: category, named: null, value: toJson(row) }
}

function ofPassage(snippet: Snippet): Omit<Source, 'n'> {
  const { title, heading, page, text, language } = snippet
  const under = heading === '' ? title : `${title}: ${heading}`
  // What has no pages stands on the first one.
  const named = page === null || page === 1 ? title : `${title}, p. ${page}`
  return { from: 'document', title: under, text, language, topic: null, named, value: toJson(snippet) }
}
