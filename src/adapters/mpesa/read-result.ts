import { z } from 'zod'
import type { ReceiptResult, ResultReading } from '../../domain/payments/books/receipt-provider.ts'
import type { JsonObject } from '../../lib/json.ts'
import { sha256 } from '../../lib/sha256.ts'
import { centsOf } from './cents-of.ts'
import { storableObject } from './storable-object.ts'

const Scalar = z.union([z.string(), z.number()]).transform((value) => String(value).trim())
const Parameter = z.object({ Key: z.string(), Value: z.unknown().optional() })

const Body = z.object({
  Result: z.object({
    ResultCode: Scalar.pipe(z.string().min(1).max(40)),
    ResultDesc: z.string().optional(),
    OriginatorConversationID: Scalar.pipe(z.string().regex(/^[\x21-\x7e]{1,100}$/)),
    ResultParameters: z
      // A single one may come without its list.
      .object({ ResultParameter: z.union([z.array(Parameter), Parameter]) })
      .nullish()
      .catch(null),
  }),
})

/** What surely did not happen. Every other code but success is one that nobody knows: it decides nothing. */
const REFUSED: ReadonlySet<string> = new Set(['1', '11', '21', '2001', '2006', '2028', '8006', 'R000002', 'SFC_IC0003'])
const ALREADY_REVERSED = 'R000001'

/** Balances and names of people are nobody's business here. */
const KEPT_PARAMETERS: ReadonlySet<string> = new Set([
  'Amount',
  'FinalisedTime',
  'OriginalTransactionID',
  'ReceiptNo',
  'TransCompletedTime',
  'TransactionStatus',
])

/** Reads the result of a question about a receipt, or of its reversal: both have the same shape. */
export function readResult(body: string): ResultReading {
  const raw = storableObject(body)
  if (!raw) return { outcome: 'unreadable', problem: 'not a JSON object', raw: { unreadable: sha256(body) } }
  const parsed = Body.safeParse(raw)
  if (!parsed.success) {
    const where = parsed.error.issues[0]?.path.join('.') ?? 'body'
    return { outcome: 'unreadable', problem: `unexpected ${where}`, raw: { unreadable: sha256(body) } }
  }
  const { ResultCode: code, ResultDesc, OriginatorConversationID: requestId, ResultParameters } = parsed.data.Result
  const given = ResultParameters?.ResultParameter ?? []
  const values = new Map((Array.isArray(given) ? given : [given]).map(({ Key, Value }) => [Key, Value]))
  const problem = (ResultDesc ?? '').slice(0, 200)
  const creditedTo = leadingNumber(values.get('CreditPartyName'))
  const result: ReceiptResult = {
    requestId,
    meaning: meaningOf(code),
    code,
    problem,
    receipt: receiptOf(values.get('OriginalTransactionID') ?? values.get('ReceiptNo')),
    amountMinor: centsOf(values.get('Amount')),
    state: stateOf(values.get('TransactionStatus')),
    creditedTo,
  }
  return { outcome: 'result', result, raw: { requestId, code, problem, creditedTo, ...kept(values) } }
}

function meaningOf(code: string): ReceiptResult['meaning'] {
  if (code === '0') return 'done'
  if (code === ALREADY_REVERSED) return 'already_done'
  return REFUSED.has(code) ? 'refused' : 'unsure'
}

/** Only words that leave no doubt; money that is still on its way has no state. */
function stateOf(value: unknown): ReceiptResult['state'] {
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  if (text === 'completed') return 'completed'
  if (text === 'reversed') return 'reversed'
  return ['cancelled', 'declined', 'failed', 'expired'].includes(text) ? 'not_completed' : null
}

function receiptOf(value: unknown): string | null {
  return typeof value === 'string' && /^[A-Za-z0-9]{1,40}$/.test(value.trim()) ? value.trim().toUpperCase() : null
}

/** "174379 - Duka la Amina" is the number of that shop. */
function leadingNumber(value: unknown): string | null {
  const [, number = null] = typeof value === 'string' ? (/^\s*(\d{5,12})\b/.exec(value) ?? []) : []
  return number
}

function kept(values: ReadonlyMap<string, unknown>): JsonObject {
  const pairs = [...values].flatMap(([key, value]): [string, string][] =>
    KEPT_PARAMETERS.has(key) && (typeof value === 'string' || typeof value === 'number') ? [[key, String(value)]] : [],
  )
  return Object.fromEntries(pairs)
}
