import { HELD_LEAK, PAID_TWICE } from '../../../bench/money-rules.ts'
import type { House } from '../../house.ts'

/** Errors of the state of money and stock over all shops; each must be 0. */
export interface MoneyErrors {
  /** An order counts as paid, the provider has no money for it. */
  paidWithoutMoney: number
  /** The provider took money that no row knows. */
  moneyWithoutRecord: number
  /** A receipt differs from what the provider took, or a paid order from its allocations. */
  amountMismatch: number
  /** One order was charged more than once. */
  doubleCharge: number
  /** More is allocated than came in, or to an order that is not paid and not under review. */
  wrongAllocation: number
  stockOversold: number
  /** Stock is held by nothing that waits for money. */
  heldLeak: number
}

interface Taken {
  receipt: string | null
  amountMinor: number
  /** The order it was for, without the number of the try. */
  reference: string
}

/** Reads the end state as the owner of the database and compares it with what the providers took. */
export async function judgeMoney(house: House): Promise<MoneyErrors> {
  const taken = await readTaken(house)
  const count = async (sql: string) => Number((await house.owner.query<{ n: string }>(sql)).rows[0]?.n ?? 0)
  const { rows } = await house.owner.query<{ receipt: string; amountMinor: number }>(
    'SELECT receipt, amount_minor AS "amountMinor" FROM money_receipts WHERE receipt IS NOT NULL',
  )
  const known = new Map(rows.map((row) => [row.receipt, row.amountMinor]))
  const seen = new Set(taken.map(({ receipt }) => receipt))
  const differs = ({ receipt, amountMinor }: Taken) => (known.get(receipt ?? '') ?? amountMinor) !== amountMinor
  return {
    paidWithoutMoney: (await count(PAID_WITHOUT_MONEY)) + rows.filter(({ receipt }) => !seen.has(receipt)).length,
    moneyWithoutRecord: taken.filter(({ receipt }) => receipt === null || !known.has(receipt)).length,
    amountMismatch: taken.filter(differs).length + (await count(PAID_MISMATCH)),
    doubleCharge: taken.length - new Set(taken.map(({ reference }) => reference)).size + (await count(PAID_TWICE)),
    wrongAllocation: await count(WRONG_ALLOCATION),
    stockOversold: await count(
      'SELECT count(*) AS n FROM catalog_variants WHERE stock < 0 OR held > stock OR held < 0',
    ),
    heldLeak: await count(HELD_LEAK),
  }
}

async function readTaken({ sandbox, sentByHand }: House): Promise<Taken[]> {
  const prompts = (await sandbox.daraja.pushes()).filter(({ state }) => state === 'paid')
  const cards = (await sandbox.pesapal.orders()).filter(({ state }) => state === 'completed')
  return [
    ...prompts.map(({ receipt, amount, accountReference: reference }) => ({
      receipt,
      amountMinor: amount * 100,
      reference,
    })),
    ...cards.map(({ confirmationCode: receipt, amount, reference }) => ({
      receipt,
      amountMinor: Math.round(amount * 100),
      reference: reference.replace(/-\d+$/, ''),
    })),
    ...sentByHand,
  ]
}

const PAID_WITHOUT_MONEY = `
  SELECT count(*) AS n FROM orders o WHERE o.status IN ('paid', 'fulfilled') AND NOT EXISTS (
    SELECT FROM money_receipts m WHERE m.tenant_id = o.tenant_id AND m.order_id = o.id AND m.allocated_minor > 0)`

const PAID_MISMATCH = `
  SELECT count(*) AS n FROM orders o
  JOIN (SELECT tenant_id, order_id, sum(allocated_minor) AS paid FROM money_receipts GROUP BY 1, 2) m
    ON m.tenant_id = o.tenant_id AND m.order_id = o.id
  WHERE o.status IN ('paid', 'fulfilled') AND m.paid <> o.total_minor`

const WRONG_ALLOCATION = `
  SELECT count(*) AS n FROM money_receipts m LEFT JOIN orders o ON o.tenant_id = m.tenant_id AND o.id = m.order_id
  WHERE m.allocated_minor > m.amount_minor
    OR (m.allocated_minor > 0 AND (o.id IS NULL OR o.status NOT IN ('paid', 'fulfilled', 'needs_review', 'awaiting_payment')))`
