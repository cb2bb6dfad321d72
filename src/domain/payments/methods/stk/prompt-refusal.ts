import type { TxCtx } from '../../../context.ts'
import { readSettings } from '../../../tenancy/index.ts'
import type { StartedPush } from '../../schemas.ts'
import { STK_LIMITS } from './stk-limits.ts'

const DAY_MS = 86_400_000

interface AskedPrompt {
  customerId: string
  msisdn: string
  toStranger: boolean
  /** The customer has said yes to a list of the numbers that pay a share of her order, and this is one of them. */
  isListed: boolean
}

type Refusal = Extract<StartedPush['outcome'], 'daily_limit' | 'foreign_limit' | 'number_refused'>

/**
 * Why no prompt is sent any more in these 24 hours; null when one may be. Counted from the attempts, one asker at a time:
 * the locks keep those who ask at once from each seeing a place that only one of them can have. Call after the lock of the phone.
 */
export async function promptRefusal(ctx: TxCtx, asked: AskedPrompt): Promise<Refusal | null> {
  const { prompts: most, shares } = await readSettings(ctx)
  await lockFor(ctx, `prompts of ${asked.customerId}`)
  const since = new Date(ctx.clock.now().getTime() - DAY_MS)
  if ((await promptsOf(ctx, asked.customerId, since)) >= most.perCustomer) return 'daily_limit'
  if (!asked.toStranger) return null
  await lockFor(ctx, 'prompts to strangers')
  const count = await countStrangers(ctx, asked, since)
  if (count.toNumber >= most.perStranger || (await isAskedEnough(ctx, asked.msisdn, since))) return 'number_refused'
  const mostStrangers = asked.isListed
    ? Math.max(most.strangersOfCustomer, shares.mostPayers - 1)
    : most.strangersOfCustomer
  const isFull = count.othersOfCustomer >= mostStrangers || count.othersOfShop >= most.strangersOfShop
  return isFull ? 'foreign_limit' : null
}

async function lockFor(ctx: TxCtx, what: string): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${what} ${ctx.tenantId}`}, 0))`
}

async function promptsOf(ctx: TxCtx, customerId: string, since: Date): Promise<number> {
  return ctx.tx.paymentAttempt.count({
    where: {
      tenantId: ctx.tenantId,
      method: 'stk',
      status: { not: 'rejected' },
      createdAt: { gt: since },
      order: { customerId },
    },
  })
}

/**
 * Whether a stranger is left in peace, whichever shops of the installation asked: his number has had its prompts, or he has
 * said no, cancelled, or would not or could not give the PIN.
 */
async function isAskedEnough(ctx: TxCtx, msisdn: string, since: Date): Promise<boolean> {
  const noes = ctx.ports.stk.codesOf(['cancelled_by_payer', 'wrong_pin', 'pin_locked'])
  const [asked] = await ctx.tx.$queryRaw<{ enough: boolean }[]>`
    SELECT stranger_asked_enough(${msisdn}, ${since}::timestamptz, ${STK_LIMITS.promptsPerStranger}::int,
      ${STK_LIMITS.strangersRefusals}::int, ${noes}::text[]) AS enough`
  return asked?.enough ?? true
}

interface Counted {
  /** Prompts of this shop to this number. */
  toNumber: number
  /** Other strangers' numbers than this one. */
  othersOfCustomer: number
  othersOfShop: number
}

/** A prompt that was paid bothered nobody, and one that the provider refused rang nowhere. */
async function countStrangers(ctx: TxCtx, { customerId, msisdn }: AskedPrompt, since: Date): Promise<Counted> {
  const [counted] = await ctx.tx.$queryRaw<Counted[]>`
    WITH prompts AS (
      SELECT a.msisdn, o.customer_id
      FROM payment_attempts a JOIN orders o ON o.tenant_id = a.tenant_id AND o.id = a.order_id
      WHERE a.tenant_id = ${ctx.tenantId}::uuid AND a.to_stranger AND a.created_at > ${since}::timestamptz
        AND a.status NOT IN ('rejected', 'paid')
    )
    SELECT count(*) FILTER (WHERE msisdn = ${msisdn})::int AS "toNumber",
      count(DISTINCT msisdn) FILTER (WHERE customer_id = ${customerId}::uuid AND msisdn <> ${msisdn})::int AS "othersOfCustomer",
      count(DISTINCT (customer_id, msisdn)) FILTER (WHERE (customer_id, msisdn) <> (${customerId}::uuid, ${msisdn}))::int
        AS "othersOfShop"
    FROM prompts`
  if (!counted) throw new Error('a count gave no row')
  return counted
}
