import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Json } from '../../../src/lib/json.ts'
import { HeardLang } from '../../../src/lib/languages.ts'
import { findUnbackedFacts } from '../../../src/llm/fact-guard.ts'

/** A reply with the ledger it was said over: what tools returned, what really happened, what the customer wrote. */
const GuardLine = z.strictObject({
  text: z.string(),
  lang: HeardLang,
  values: z.array(Json),
  actions: z.array(z.string()),
  said: z.array(z.string()),
  note: z.string(),
})
export type GuardLine = z.infer<typeof GuardLine>

/** The lines were written as if it were this Sunday evening in Nairobi. */
const NOW = new Date('2026-11-22T17:00:00Z')

/** The lines of a file of `fixtures/guard`. */
export function readGuardLines(name: 'honest' | 'invented'): GuardLine[] {
  const file = new URL(`../../../fixtures/guard/${name}.jsonl`, import.meta.url)
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => GuardLine.parse(JSON.parse(line)))
}

export function unbackedIn({ text, values, actions, said }: GuardLine): string[] {
  const ledger = { values, actions: new Set(actions), said, timezone: 'Africa/Nairobi', now: NOW }
  return findUnbackedFacts(text, ledger).map((found) => found.text)
}
