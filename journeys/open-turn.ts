import type { TurnInput } from '../src/conversation/turn-engine.ts'
import type { ShopIndex } from '../src/language/linking/build-index.ts'
import { replayBook } from '../tools/replay-book.ts'
import { openLedger } from './facts.ts'
import { cleanText } from './governance/input-audit.ts'
import { wordsOf } from './governance/secret-warning.ts'
import { journeys } from './index.ts'
import type { ConversationState } from './state.ts'
import type { EngineDeps, TurnContext } from './turn-context.ts'

/** What the nodes of one turn share: what came in, what may be used, and what goes out. */
export function openTurn(
  { llm, shopWords, guestNames, chatTrips }: EngineDeps,
  { ctx, messages, recent, storedCalls, catalogRevision, owner, outside }: TurnInput,
  session: ConversationState,
): TurnContext {
  const text = cleanText(messages.map(wordsOf).join('\n'))
  const choice = messages.at(-1)?.payload.choice
  let tenant: TurnContext['tenant'] | null = null
  let shop: ShopIndex | null = null
  return {
    ctx,
    llm,
    journeys,
    get tenant() {
      if (tenant === null) throw new Error('the shop is not known before tenant_get_context')
      return tenant
    },
    set tenant(loaded) {
      tenant = loaded
    },
    get shop() {
      if (shop === null) throw new Error('what the shop can name is not known before the message is heard')
      return shop
    },
    async loadShop() {
      shop ??= await shopWords(ctx, { catalogRevision, name: this.tenant.name, settings: this.tenant.settings })
    },
    async loadDesk() {
      const kind = this.tenant.settings.concierge?.kind ?? 'property'
      const { all, gaming } = await guestNames(ctx, catalogRevision)
      return { kind, names: all, gaming }
    },
    trips: null,
    async loadTrips() {
      if (this.tenant.settings.trips !== null) this.trips ??= await chatTrips(ctx)
      return this.trips
    },
    property: null,
    messages,
    ownedByPerson: owner === 'human',
    outside: outside ?? { stretch: null, reminder: null, lastOrder: null },
    text,
    choice: typeof choice === 'string' ? choice : null,
    recent,
    replay: replayBook(storedCalls),
    replies: [],
    unanswered: [],
    cited: [],
    steps: [],
    tools: [],
    models: [],
    facts: openLedger(session, [text]),
  }
}
