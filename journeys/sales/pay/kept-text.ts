import { sayWhen } from '../../../prompts/copy/format.ts'
import { say } from '../../../prompts/copy/index.ts'
import type { TurnContext } from '../../turn-context.ts'
import type { TurnState } from '../../turn-state.ts'

/** How long the goods are kept for her, honestly: what is paid later gets them only if they are still there. */
export function keptText(
  keptUntil: string | null,
  { responseLanguage: language }: Pick<TurnState, 'responseLanguage'>,
  { ctx, tenant }: Pick<TurnContext, 'ctx' | 'tenant'>,
): string {
  if (keptUntil === null) return say('not_kept_for_you', language)
  const kept = sayWhen(new Date(keptUntil), ctx.clock.now(), tenant.settings.timezone, language)
  return say('kept_until', language, { kept })
}
