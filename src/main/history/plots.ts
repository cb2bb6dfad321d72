import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { Resolution } from '../../domain/handoff/schemas.ts'
import { SpokenLang } from '../../lib/languages.ts'
import { projectFile } from '../project-file.ts'
import { PromptAnswer } from './past-providers.ts'

/** One thing that happens in a talk. Words are names of phrases; `who` works at the shop. */
const Step = z.union([
  z.strictObject({ says: z.string() }),
  z.strictObject({ waits_minutes: z.int().positive() }),
  z.strictObject({ prompt: PromptAnswer }),
  z.strictObject({ sends_money: z.enum(['whole', 'unknown_reference']) }),
  z.strictObject({ pays_card: z.literal(true) }),
  z.strictObject({ who: z.string(), takes_over: z.literal(true) }),
  z.strictObject({ who: z.string(), replies: z.string() }),
  z.strictObject({ who: z.string(), notes: z.string() }),
  z.strictObject({ who: z.string(), labels: z.array(z.string()) }),
  z.strictObject({ who: z.string(), hands_back: Resolution }),
  z.strictObject({ who: z.string(), resolves: Resolution, asks_how_it_was: z.boolean().default(false) }),
  z.strictObject({ who: z.string(), hands_over: z.literal(true) }),
  z.strictObject({ who: z.string(), snoozes_hours: z.int().positive() }),
  z.strictObject({ who: z.string(), promises_minutes: z.int().positive() }),
])
export type Step = z.infer<typeof Step>

/** How a talk goes. `share`: how often, beside the others. `today`: it may be left open, so it is told of this day alone. */
const Plot = z.strictObject({
  name: z.string(),
  share: z.int().positive(),
  today: z.boolean().default(false),
  steps: z.array(Step).min(1),
})
export type Plot = z.infer<typeof Plot>

const Phrases = z.record(z.string(), z.array(z.string()).min(1))

/** What happens at a shop or a desk, as a file of fixtures/history. */
const Plots = z.strictObject({
  /** Talks in a day, on average. */
  talks_a_day: z.number().positive(),
  goods: z.array(z.string()),
  places: z.array(z.string()),
  phrases: z.strictObject({ en: Phrases, sw: Phrases, sheng: Phrases }),
  plots: z.array(Plot).min(1),
})
export type Plots = z.infer<typeof Plots>

const People = z.array(z.strictObject({ name: z.string(), language: SpokenLang })).min(1)
export type Person = z.infer<typeof People>[number]

/** Throws what is wrong with a file. */
export function readPlots(slug: string): Plots {
  return Plots.parse(readFixture(slug))
}

/** Who writes to the shops of the demo. */
export function readPeople(): Person[] {
  return People.parse(readFixture('people'))
}

function readFixture(name: string): unknown {
  return JSON.parse(readFileSync(projectFile(`fixtures/history/${name}.json`), 'utf8'))
}
