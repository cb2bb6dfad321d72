import type { Ctx } from '../domain/context.ts'
import { showTyping } from '../domain/messaging/index.ts'

/** A turn that is done by then needs no sign that somebody writes. */
const SLOW_MS = 1_000

export interface TypingTimer {
  /** Begins to count, with the first run of the turn; later calls change nothing. */
  start(ctx: Ctx): void
  stop(): void
}

/**
 * Shows the typing indicator once, if the turn still runs after about a second. Whatever goes wrong is only logged: the
 * answer does not depend on it.
 */
export function typingTimer(conversationId: string): TypingTimer {
  let timer: NodeJS.Timeout | null = null
  return {
    start(ctx) {
      timer ??= setTimeout(() => {
        showTyping(ctx, { conversationId }).catch((error: unknown) => {
          const problem = error instanceof Error ? error.message : String(error)
          ctx.log.warn('typing_not_shown', { tenantId: ctx.tenantId, conversationId, problem })
        })
      }, SLOW_MS)
    },
    stop() {
      if (timer !== null) clearTimeout(timer)
    },
  }
}
