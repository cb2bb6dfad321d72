import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

/** Throws `invalid_input` for an address that nothing may be sent to. */
export function insistOnUrl(ctx: Ctx, url: string): void {
  const problem = ctx.ports.webhooks.problemWith(url)
  if (problem !== null) throw new AppError('invalid_input', `url: ${problem}`)
}
