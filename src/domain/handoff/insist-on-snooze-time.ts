import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'

const LONGEST_MS = 90 * 24 * 60 * 60 * 1000

/** Throws `invalid_input` for a time that is past or months away. */
export function insistOnSnoozeTime({ clock }: Pick<Ctx, 'clock'>, until: Date): void {
  const ahead = until.getTime() - clock.now().getTime()
  if (ahead <= 0 || ahead > LONGEST_MS) throw new AppError('invalid_input', 'until must be within the next 90 days')
}
