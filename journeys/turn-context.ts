import type { Outside } from '../src/conversation/turn-engine.ts'
import type { Ctx } from '../src/domain/context.ts'
import type { Citation, UnansweredQuestion } from '../src/domain/knowledge/schemas.ts'
import type { InboundMessage, Reply } from '../src/domain/messaging/schemas.ts'
import type { PropertyOverview } from '../src/domain/properties/schemas.ts'
import type { Tenant, TenantSettings } from '../src/domain/tenancy/schemas.ts'
import type { ChatTrips } from '../src/domain/trips/schemas/chat-trips.ts'
import type { ModelTrace, ToolTrace, TraceStep } from '../src/domain/turns/schemas.ts'
import type { Desk } from '../src/language/concierge/guest-reading.ts'
import type { ShopIndex } from '../src/language/linking/build-index.ts'
import type { Llm } from '../src/llm/llm.ts'
import type { ReplayBook } from '../tools/run-tool.ts'
import type { Registry } from './core/registry.ts'
import type { TurnFacts } from './facts.ts'

/** What every turn is run with. */
export interface EngineDeps {
  llm: Llm
  /** What a message can name in the shop of `ctx`, as of this revision of its catalogue and what is known of the shop. */
  shopWords: (
    ctx: Ctx,
    asOf: { catalogRevision: string; name: string; settings: Pick<TenantSettings, 'fulfilment'> },
  ) => Promise<ShopIndex>
  /** What the things of the tenant's properties are called, as of this revision of what can be named. */
  guestNames: (ctx: Ctx, catalogRevision: string) => Promise<{ all: readonly string[]; gaming: readonly string[] }>
  /** Where the shop of `ctx` plans trips to, and the trip that its conversation is about. */
  chatTrips: (ctx: TurnContext['ctx']) => Promise<ChatTrips>
}

/** What a turn can do and what it has seen so far. Lives for one run of the graph and never enters state. */
export interface TurnContext {
  ctx: Ctx & { conversationId: string; customerId: string }
  llm: Llm
  journeys: Registry
  /** Set by `tenant_get_context`, the first tool of every turn. */
  tenant: Pick<Tenant, 'name' | 'settings'>
  /** The property whose guests are answered; null for a shop that answers none. */
  property: PropertyOverview | null
  /** What a message can name in this shop; there from the moment a message is heard. */
  readonly shop: ShopIndex
  loadShop(): Promise<void>
  /** What a guest can name here; asked for only where guests are answered. */
  loadDesk(): Promise<Desk>
  /** The trips of this conversation; null for a shop that plans none, and until they were asked for. */
  trips: ChatTrips | null
  loadTrips(): Promise<ChatTrips | null>
  messages: InboundMessage[]
  /** A person answers this conversation: only STOP and START are obeyed. */
  ownedByPerson: boolean
  outside: Outside
  /** The bodies of the messages joined by newlines. */
  text: string
  /** The id of the row or button tapped in the last message, null when the customer typed. */
  choice: string | null
  recent: { from: 'customer' | 'bot'; text: string }[]
  /** Stored tool results of this request, for a turn that crashed and runs again. */
  replay: ReplayBook
  replies: Reply[]
  /** What was looked for and nothing answers, and what was told from where: kept with the turn. */
  unanswered: UnansweredQuestion[]
  cited: Citation[]
  steps: TraceStep[]
  tools: ToolTrace[]
  models: ModelTrace[]
  /** Everything a reply of this turn may state: tool results, cited passages, what the customer said. */
  facts: TurnFacts
}
