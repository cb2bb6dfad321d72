import { say } from '../../../prompts/copy/index.ts'
import { sayPromise, sayReady } from '../../../prompts/copy/promise.ts'
import type { FulfilmentView } from '../../../src/domain/fulfilment/schemas.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import type { TurnContext } from '../../turn-context.ts'

/** "Paid now, it arrives today": null where the shop promises nothing. */
export function promiseText(
  way: FulfilmentView | null,
  language: SpokenLang,
  { ctx, tenant }: Pick<TurnContext, 'ctx' | 'tenant'>,
): string | null {
  if (way === null || way.promise === null) return null
  const saying = { now: ctx.clock.now(), timezone: tenant.settings.timezone, language }
  return way.kind === 'pickup'
    ? say('promise_pickup', language, { when: sayReady(way.promise, saying) })
    : say('promise_delivery', language, { when: sayPromise(way.promise, saying) })
}
