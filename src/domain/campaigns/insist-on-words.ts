import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { templateText } from '../messaging/index.ts'
import { approvedWordings } from './approved-wordings.ts'
import type { Campaign } from './schemas.ts'

const HOLE = /\{\{\s*([1-9]\d?)\s*\}\}/g
/** A template with its variables filled is no longer than this. */
const LONGEST = 1_024

/**
 * Throws `invalid_input` where no marketing wording of a campaign is approved, for a variable of one that nothing stands for, and for
 * what is too long.
 */
export async function insistOnWords(
  ctx: Ctx,
  { template, slots }: Pick<Campaign, 'template' | 'slots'>,
): Promise<void> {
  const bodies = [...(await approvedWordings(ctx, template)).values()]
  if (bodies.length === 0) {
    throw new AppError('invalid_input', `template: no marketing template "${template}" is approved`)
  }
  const holes = bodies.flatMap((body) => [...body.matchAll(HOLE)].map(([, number = '']) => number))
  const missing = holes.find((number) => (slots[number] ?? '') === '')
  if (missing !== undefined) throw new AppError('invalid_input', `slots: {{${missing}}} of this template has no value`)
  if (bodies.some((body) => templateText(body, { slots }).length > LONGEST)) {
    throw new AppError('invalid_input', `slots: with these values it is longer than ${LONGEST} characters`)
  }
}
