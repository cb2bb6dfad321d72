import type { Ctx } from '../context.ts'
import { holdsCanary, type Leaving } from './holds-canary.ts'

/** For words that somebody waits for: throws where they hold a secret row. It is a mistake of ours, and no answer says more of it. */
export async function insistOnNoCanary(ctx: Ctx, leaving: Leaving): Promise<void> {
  if (await holdsCanary(ctx, leaving))
    throw new Error(`${leaving.place} ${leaving.subject} was withheld: it held a canary`)
}
