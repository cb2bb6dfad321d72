import { sayOpeningHours } from '../../prompts/copy/opening-hours.ts'
import { AppError } from '../../src/domain/errors.ts'
import type { TenantSettings } from '../../src/domain/tenancy/schemas.ts'
import { customerGetOrCreate } from '../../tools/customer-get-or-create.ts'
import { tenantGetContext } from '../../tools/tenant-get-context.ts'
import { callTool } from '../core/call-tool.ts'
import type { TurnContext } from '../turn-context.ts'
import type { TurnPatch, TurnState } from '../turn-state.ts'
import { standingLanguage } from './standing-language.ts'

/**
 * Reads the shop and the customer afresh, in one transaction, and refreshes what the session says of them. Without them
 * nothing can be answered, so a failure is tried again by whoever runs the turn.
 */
export async function loadProfile(
  state: TurnState,
  turn: TurnContext,
): Promise<{ patch: TurnPatch; optedOut: boolean }> {
  const { shop, person } = await turn.ctx.transaction(async (ctx) => {
    const { conversationId, customerId } = turn.ctx
    const joined = { untrusted: false, ctx: { ...ctx, conversationId, customerId } }
    // Both are on their way at once; the connection answers in the order in which it was asked.
    const [shop, person] = await Promise.all([
      callTool(tenantGetContext, {}, turn, joined),
      callTool(customerGetOrCreate, {}, turn, joined),
    ])
    return { shop, person }
  })
  if (!shop.ok || !person.ok) {
    throw new AppError('provider_unavailable', 'the shop or the customer could not be read', { retryable: true })
  }
  const { tenant, property } = shop.output
  const { customer } = person.output
  turn.tenant = tenant
  turn.property = property
  turn.facts.timezone = tenant.settings.timezone
  const patch = {
    ...shopFields(tenant.name, tenant.settings),
    phoneE164: customer.phoneE164,
    customerLanguagePref: customer.languagePref,
    rememberedDelivery: customer.delivery,
    memoryOptIn: customer.memoryOptIn,
    memories: customer.memories,
  }
  const responseLanguage = standingLanguage({ ...state, ...patch })
  const hours = sayOpeningHours(tenant.settings.openingHours, responseLanguage)
  turn.facts.literals.push(
    tenant.name,
    tenant.settings.botName,
    ...Object.values(tenant.settings.botIntro),
    ...(hours === null ? [] : [hours]),
  )
  return {
    patch: { ...patch, responseLanguage, botIntro: tenant.settings.botIntro[responseLanguage] ?? null },
    optedOut: customer.optedOut,
  }
}

function shopFields(name: string, settings: TenantSettings): TurnPatch {
  return {
    tenantName: name,
    defaultLanguage: settings.defaultLanguage,
    allowedLanguages: settings.allowedLanguages,
    maxChattinessLevel: settings.maxChattinessLevel,
    catalogLinkBase: settings.catalogLinkBase,
    paymentsEnabled: settings.payments,
  }
}
