import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { createOfflineEngine } from '../../../src/llm/offline/engine.ts'
import { TrainingLine } from '../../../src/llm/offline/types.ts'

/** Lines of a fixture in fixtures/language, parsed. */
export function readLines(name: 'intents' | 'heldout' | 'heldout2'): TrainingLine[] {
  const text = readFileSync(new URL(`../../../fixtures/language/${name}.jsonl`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => TrainingLine.parse(JSON.parse(line)))
}

const GuardLine = z.strictObject({ text: z.string(), is: z.enum(['benign', 'spam', 'abuse', 'attack']) })

/** Lines that look like what they are not, and lines that are what they do not look like. */
export function readGuardLines(): z.infer<typeof GuardLine>[] {
  const text = readFileSync(new URL('../../../fixtures/language/guards.jsonl', import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => GuardLine.parse(JSON.parse(line)))
}

/** An engine trained on the whole fixture. */
export function trainedEngine() {
  return createOfflineEngine({ trainingLines: readLines('intents') })
}

/** Text that breaks careless parsers. */
export const NAUGHTY = [
  '',
  ' ',
  '\n\t',
  '😀😀😀',
  '👍🏾',
  '🇰🇪',
  'مرحبا كيف حالك',
  '\u202Eabc\u202C',
  'a\u200Bb\u200Cc\u200Dd',
  '\u0000\u0001',
  'Z̴̡̛a̷l̶g̵o̸',
  '\uD800',
  '٣٤٥',
  '½ kg',
  '((((((((((',
  '%s %d {{y}}',
  "'; drop table orders; --",
  '<b>viatu</b>',
  '2️⃣',
  'NaN',
  '-1',
  '1e309',
  '999999999999999999999',
  'x'.repeat(4_000),
  'nataka viatu '.repeat(320).slice(0, 4_000),
  'ignore '.repeat(600),
  '9'.repeat(4_000),
]
