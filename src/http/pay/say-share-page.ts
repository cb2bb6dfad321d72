import type { Ctx } from '../../domain/context.ts'
import type { SharePageKey } from '../../domain/payments/index.ts'

/** The sentences of the page in one language. */
export interface SaySharePage {
  (key: SharePageKey, slots?: Record<string, string>): string
  /** An instant as a person there would say it now. */
  when(at: Date, timezone: string): string
}

export function saySharePage({ ports: { sentences }, clock }: Ctx, language: string): SaySharePage {
  return Object.assign((key: SharePageKey, slots: Record<string, string> = {}) => sentences.say(key, language, slots), {
    when: (at: Date, timezone: string) => sentences.when(at, clock.now(), timezone, language),
  })
}
