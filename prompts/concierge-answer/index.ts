import { z } from 'zod'
import { SpokenLang } from '../../src/lib/languages.ts'
import { defineJsonPrompt } from '../../src/llm/define-prompt.ts'
import { GuestSource } from '../guest-source.ts'
import { TurnLine } from '../turn-line.ts'

const MOST_SENTENCES = 6

/** Sentences for a guest, each with the numbers of the sources that say it. Without a vendor our own templates answer. */
export const conciergeAnswer = defineJsonPrompt({
  name: 'concierge_answer',
  version: 1,
  vars: z.strictObject({
    /** What was wrong with the answer before; null the first time. */
    retry_feedback: z.string().nullable(),
    place: z.string(),
    /** The clock of the place, with its day: "Monday 16 November 2026, 12:00 pm, Africa/Nairobi". */
    current_time: z.string(),
    language: SpokenLang,
    question: z.string(),
    sources: z.array(GuestSource).min(1).max(8),
    recent: z.array(TurnLine).max(8),
    /** What the guest asked us to remember, a line each. */
    guest: z.array(z.string()).max(24),
    /** What our templates say to the same question. */
    draft: z.string(),
  }),
  output: z.strictObject({
    status: z.enum(['ANSWERED', 'INSUFFICIENT']),
    sentences: z
      .array(z.strictObject({ says: z.string().max(400), sources: z.array(z.int().min(1)).max(3) }))
      .max(MOST_SENTENCES),
  }),
  offline: ({ draft }) => ({ status: 'ANSWERED' as const, sentences: [{ says: draft, sources: [] }] }),
})
