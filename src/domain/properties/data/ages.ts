import { z } from 'zod'
import { strictKeys } from './strict-keys.ts'

const Age = z.int().min(0).max(120)
const Parts = strictKeys({ min: Age.optional(), max: Age.optional() }).superRefine(({ min, max }, check) => {
  if (min !== undefined && max !== undefined && max < min) {
    check.addIssue({ code: 'custom', message: `ages end at ${max}, before they begin at ${min}: swap them` })
  }
})

/** Who may come, by age: 18 or "18+" from that age on, "4-12" between both. */
export const Ages = z.preprocess(partsOf, Parts)
export type Ages = z.infer<typeof Ages>

function partsOf(written: unknown): unknown {
  if (typeof written === 'number') return { min: written }
  if (typeof written !== 'string') return written
  const [, from, to] = /^(\d{1,3})\s*(?:\+|[-–]\s*(\d{1,3}))?$/.exec(written.trim()) ?? []
  if (from === undefined) return written
  return to === undefined ? { min: Number(from) } : { min: Number(from), max: Number(to) }
}
