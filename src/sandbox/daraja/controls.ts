import { z } from 'zod'
import type { BooksControls } from './books-controls.ts'
import type { C2bControls } from './c2b-controls.ts'
import type { ForgerControls } from './forger.ts'
import type { PromptDesk } from './prompts.ts'
import * as Schema from './schemas.ts'
import type { DarajaStore, RefusedPush, StkPush } from './store.ts'
import { type PromptView, type PushView, promptView, pushView } from './views.ts'

const PromptFilter = z.strictObject({ msisdn: Schema.Msisdn.optional() })

/** What a test, the bench or the phone page can do with the fake payment provider. Inputs are checked. */
export interface DarajaControls extends BooksControls, C2bControls, ForgerControls {
  registerApp(app: Schema.DarajaAppRegistration): Promise<void>
  setPhone(phone: Schema.PhoneSetting): Promise<void>
  /** Sets how pushes to this phone turn out; replaces an earlier script for it. */
  script(script: Schema.StkScript): Promise<void>
  clearScripts(): Promise<void>
  /** Prompts that wait for an answer. */
  prompts(filter?: { msisdn?: string }): Promise<PromptView[]>
  answerPrompt(id: string, answer: Schema.PromptAnswer): Promise<PromptView>
  /** Every accepted push in order of arrival. */
  pushes(filter?: Schema.PushFilter): Promise<PushView[]>
  /** Push requests that were refused at once, in order of arrival. */
  refusedPushes(): Promise<RefusedPush[]>
  /** Makes every token invalid, as a restart of the provider does. */
  revokeTokens(): Promise<void>
}

export function createDarajaControls(
  store: DarajaStore,
  desk: PromptDesk,
): Omit<DarajaControls, keyof BooksControls | keyof C2bControls | keyof ForgerControls> {
  return {
    async registerApp(app) {
      const parsed = Schema.DarajaApp.parse(app)
      store.apps.set(parsed.consumerKey, parsed)
    },
    async setPhone(phone) {
      const { msisdn, pin, balance } = Schema.PhoneSetting.parse(phone)
      const before = store.phone(msisdn)
      store.phones.set(msisdn, { pin: pin ?? before.pin, balance: balance === undefined ? before.balance : balance })
    },
    async script(script) {
      const parsed = Schema.StkScript.parse(script)
      store.scripts.set(parsed.msisdn, { script: parsed, left: parsed.times ?? Number.POSITIVE_INFINITY })
    },
    clearScripts: async () => store.scripts.clear(),
    async prompts(filter = {}) {
      const { msisdn } = PromptFilter.parse(filter)
      const open = [...store.openByPhone.values()]
      return open.filter((push) => push.onPhone && (msisdn === undefined || push.msisdn === msisdn)).map(promptView)
    },
    answerPrompt: async (id, answer) => promptView(desk.answer(id, Schema.PromptAnswer.parse(answer))),
    async pushes(filter = {}) {
      const wanted = Schema.PushFilter.parse(filter)
      return [...store.pushes.values()].filter((push) => isWanted(push, wanted)).map(pushView)
    },
    refusedPushes: async () => [...store.refused],
    revokeTokens: async () => store.tokens.clear(),
  }
}

function isWanted(push: StkPush, { msisdn, shortcode, since }: z.infer<typeof Schema.PushFilter>): boolean {
  if (msisdn !== undefined && push.msisdn !== msisdn) return false
  if (shortcode !== undefined && push.shortcode !== shortcode) return false
  return since === undefined || push.receivedAt >= Date.parse(since)
}
