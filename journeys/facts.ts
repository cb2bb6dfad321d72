import { z } from 'zod'
import { Report } from '../src/domain/research/schemas.ts'
import type { Json, JsonObject } from '../src/lib/json.ts'
import { toJson } from '../src/lib/to-json.ts'
import { findUnbackedFacts } from '../src/llm/fact-guard.ts'
import type { FactLedger, SaidElsewhere } from '../src/llm/facts/fact-ledger.ts'
import type { ConversationState } from './state.ts'

/** The ledger of the running turn, which grows with every tool result. */
export interface TurnFacts extends FactLedger {
  values: Json[]
  actions: Set<string>
  orders: Map<string, Set<string>>
  said: string[]
  literals: string[]
  elsewhere: SaidElsewhere[]
  timezone: string
}

/** The value as a JSON object; anything else is wrapped under `value`. */
export function toJsonObject(value: unknown): JsonObject {
  const json = toJson(value)
  return typeof json === 'object' && json !== null && !Array.isArray(json) ? json : { value: json }
}

/** The facts a turn starts with: what earlier turns of this conversation learned from tools, and the customer's words. */
export function openLedger(session: ConversationState, said: readonly string[]): TurnFacts {
  const { lastCatalogResults, catalogTotalMatchesEstimate, cart, orderTotals, pending, suspended, kbSnippets } = session
  const known = { lastCatalogResults, catalogTotalMatchesEstimate, cart, orderTotals, pending, suspended, kbSnippets }
  const facts = {
    values: [toJson(known)],
    actions: new Set<string>(),
    orders: new Map(),
    said: [...said],
    literals: [],
    elsewhere: [],
  }
  // Until the shop is loaded, which is the first thing a turn does.
  return { ...facts, timezone: 'UTC' }
}

/**
 * Adds what a tool returned, and the actions that its statuses prove: of each order for itself, and of the order that was
 * asked about, the first one listed, also for a sentence that names none.
 */
export function learn(facts: TurnFacts, tool: string, output: JsonObject): void {
  if (tool === 'web_search') {
    facts.elsewhere.push(...saidElsewhere(output))
    return
  }
  facts.values.push(tool === 'tenant_get_context' ? tellable(output) : output)
  if (tool === 'handoff_create_ticket') facts.actions.add('handed_over')
  for (const [at, { reference, actions }] of ordersIn(output).entries()) {
    facts.orders.set(reference, new Set(actions))
    if (at === 0) for (const action of actions) facts.actions.add(action)
  }
}

/** What strangers say is no fact of ours: it may only be told as theirs. */
function saidElsewhere({ reports = [] }: JsonObject): SaidElsewhere[] {
  return z
    .array(Report)
    .parse(reports)
    .map(({ domain, on, title, quote }) => ({ domain, on, text: `${title}. ${quote}` }))
}

/** What of the shop a customer may be told; limits and budgets of its settings back no sentence. */
function tellable({ tenant = null, property = null }: JsonObject): Json {
  if (typeof tenant !== 'object' || tenant === null || Array.isArray(tenant)) return null
  const { name = null, settings = null } = tenant
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return { name }
  const told = ['botName', 'botIntro', 'catalogLinkBase', 'openingHours', 'compliance']
  return { name, property, ...Object.fromEntries(Object.entries(settings).filter(([field]) => told.includes(field))) }
}

/** What a text states without anything behind it, for the correction of the model and for the trace; null when all is backed. */
export function unbackedIn(text: string, facts: FactLedger): string | null {
  const unbacked = findUnbackedFacts(text, facts)
  return unbacked.length === 0
    ? null
    : `states what no tool result says: ${unbacked.map(({ text: claim, lacks }) => `${claim} (lacks ${lacks})`).join('; ')}`
}

const PROVEN: Readonly<Record<string, readonly string[]>> = {
  paid: ['paid', 'confirmed'],
  fulfilled: ['paid', 'confirmed', 'delivered'],
  cancelled: ['cancelled'],
}

function ordersIn(value: Json): { reference: string; actions: readonly string[] }[] {
  if (Array.isArray(value)) return value.flatMap(ordersIn)
  if (typeof value !== 'object' || value === null) return []
  const { reference, status, payment = null } = value
  if (typeof reference !== 'string' || typeof status !== 'string') return Object.values(value).flatMap(ordersIn)
  const paid = typeof payment === 'object' && payment !== null && !Array.isArray(payment) && payment.status === 'paid'
  return [{ reference, actions: [...(PROVEN[status] ?? []), ...(paid ? (PROVEN.paid ?? []) : [])] }]
}
