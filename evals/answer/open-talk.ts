import type { TurnEngine, TurnResult } from '../../src/conversation/turn-engine.ts'
import type { Json } from '../../src/lib/json.ts'
import { SpokenLang } from '../../src/lib/languages.ts'
import type { AskedDesk } from './open-desks.ts'

/** A guest who writes to a desk for the first time. */
export interface Talk {
  /** One whole turn. */
  say(text: string): Promise<TurnResult>
}

/** What of the talk before a turn sees. */
const RECENT = 6

export async function openTalk(engine: TurnEngine, { ctx: desk, channelId }: AskedDesk): Promise<Talk> {
  const { tenantId, ids } = desk
  const [customerId, conversationId] = [ids.uuid(), ids.uuid()]
  const catalogRevision = await desk.transaction(async ({ tx }) => {
    const address = `whatsapp:+${customerId}`
    await tx.customer.create({ data: { tenantId, id: customerId, address, phoneE164: null } })
    const now = desk.clock.now()
    await tx.conversation.create({
      data: { tenantId, id: conversationId, channelId, customerId, lastInboundAt: now },
    })
    const tenant = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { catalogRevision: true } })
    return String(tenant.catalogRevision)
  })
  const recent: { from: 'customer' | 'bot'; text: string }[] = []
  const { signal } = new AbortController()
  let storedState: Json = {}
  let language: SpokenLang = 'en'
  let epoch = 0
  return {
    async say(text) {
      epoch += 1
      const result = await engine.run({
        ctx: { ...desk, signal, requestId: ids.uuid(), actor: 'bot', conversationId, customerId },
        messages: [
          {
            ...{ id: ids.uuid(), epoch, providerMessageId: ids.uuid(), kind: 'text' as const, body: text, payload: {} },
            receivedAt: desk.clock.now(),
          },
        ],
        ...{ storedState, language, recent: recent.slice(-RECENT), storedCalls: [], catalogRevision, owner: 'bot' },
      })
      recent.push({ from: 'customer', text }, ...result.replies.map((reply) => ({ from: 'bot' as const, ...reply })))
      // As the row would keep it.
      storedState = JSON.parse(JSON.stringify(result.state))
      language = SpokenLang.parse(result.trace.language)
      return result
    },
  }
}
