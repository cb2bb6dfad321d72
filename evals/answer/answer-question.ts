import { z } from 'zod'
import { INSUFFICIENT, passageOf, supportRagAnswer } from '../../prompts/support-rag-answer/index.ts'
import { retrieve } from '../../src/domain/knowledge/index.ts'
import { languageOfMessage } from '../../src/language/alone/language-of-message.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import { toJson } from '../../src/lib/to-json.ts'
import { findUnbackedFacts } from '../../src/llm/fact-guard.ts'
import { AskedLine } from '../asked-line.ts'
import type { Shelves } from './open-shelves.ts'

export const QuestionLine = AskedLine.extend({
  group: z
    .string()
    .nullish()
    .transform((group) => group ?? null),
})
export type QuestionLine = z.infer<typeof QuestionLine>

/** Asks as the support journey does, the turn before as what the question may lean on, and answers without a model. */
export async function answerQuestion(shelves: Shelves, { id, text, history, group }: QuestionLine): Promise<object> {
  const ctx = shelves.ctxOf(group)
  const { lang } = languageOfMessage(text, null)
  const language: SpokenLang = lang === 'mixed' ? 'sheng' : lang
  const from = performance.now()
  const before = ctx.sql.statements
  const query = {
    query: text,
    types: null,
    language: language === 'en' ? 'en' : 'sw',
    about: history.at(-1) ?? null,
  } as const
  const { snippets, confident, answerable } = await retrieve(ctx, query)
  const passages = confident ? snippets.map(passageOf) : []
  const told = supportRagAnswer.offline({ shop: 'the shop', language, question: text, passages })
  const ms = Number((performance.now() - from).toFixed(2))
  const isKnown = told !== INSUFFICIENT
  const [best] = isKnown ? snippets : []
  return {
    id,
    state: isKnown ? 'known' : 'unknown',
    p: answerable,
    text: isKnown ? told : '',
    language,
    ids: [...new Set(snippets.map(({ title }) => shelves.idOf(title)))],
    sources: best === undefined ? [] : [{ id: shelves.idOf(best.title), quote: best.answer, page: best.page }],
    unbacked: isKnown
      ? findUnbackedFacts(told, { values: [toJson(snippets)], actions: new Set() }).map((one) => one.text)
      : [],
    model_calls: 0,
    statements: ctx.sql.statements - before,
    ms,
  }
}
