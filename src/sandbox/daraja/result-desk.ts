import type { DeliveryDesk } from '../delivery-faults.ts'
import type { Runtime } from '../runtime.ts'
import { newBooks, type ReceiptRequest } from './books-schemas.ts'
import type { LedgerEntry } from './ledger.ts'
import { nairobiStamp } from './nairobi-time.ts'
import { newReceipt } from './new-receipt.ts'
import type { DarajaStore } from './store.ts'

export interface ResultDesk {
  /** Does what was asked for and posts its result, or that it waited too long. Never repeated by itself. */
  finish(request: ReceiptRequest): Promise<void>
}

interface Parameter {
  Key: string
  Value?: string | number
}

const NO_SUCH_RECEIPT = 'R000002'
const WORDS: Record<string, string> = {
  '0': 'The service request is processed successfully.',
  '1': 'The balance is insufficient for the transaction.',
  '2001': 'The initiator information is invalid.',
  R000001: 'The transaction has already been reversed.',
  R000002: 'The OriginalTransactionID is invalid.',
}

export function createResultDesk(runtime: Runtime, store: DarajaStore, desk: DeliveryDesk): ResultDesk {
  return {
    async finish(request) {
      const books = store.books.get(request.shortcode) ?? newBooks(request.shortcode)
      if (books.answer === 'queue_timeout') {
        return post(runtime, desk, request, request.timeoutUrl, resultBody(request, '1037', runtime, []))
      }
      const entry = store.ledger.find(request.receipt)
      const own = entry?.shortcode === request.shortcode ? entry : undefined
      const code = request.resultCode ?? books.resultCode ?? codeOf(request, own)
      request.resultCode = code
      if (code === '0' && request.kind === 'reversal' && own) own.status = 'Reversed'
      const parameters = code === '0' && own ? parametersOf(runtime, store, request, own) : []
      await post(runtime, desk, request, request.resultUrl, resultBody(request, code, runtime, parameters))
    },
  }
}

function codeOf(request: ReceiptRequest, entry: LedgerEntry | undefined): string {
  if (!entry) return NO_SUCH_RECEIPT
  if (request.kind === 'status') return '0'
  if (entry.status === 'Reversed') return 'R000001'
  return (request.amount ?? 0) > entry.amount ? NO_SUCH_RECEIPT : '0'
}

async function post(
  runtime: Runtime,
  desk: DeliveryDesk,
  request: ReceiptRequest,
  url: string,
  body: object,
): Promise<void> {
  const text = JSON.stringify(body)
  await desk.deliver('daraja.result', request.originatorId, {}, async (variant) => {
    const delivery = await runtime.outgoing.post({
      url,
      body: variant === 'malformed' ? text.slice(0, text.length / 2) : text,
      headers: { 'content-type': 'application/json', 'user-agent': 'Apache-HttpClient' },
    })
    return 'status' in delivery ? delivery.status : null
  })
}

function resultBody(request: ReceiptRequest, code: string, runtime: Runtime, parameters: Parameter[]): object {
  const numeric = /^\d+$/.test(code)
  return {
    Result: {
      ResultType: 0,
      ResultCode: numeric ? Number(code) : code,
      ResultDesc: WORDS[code] ?? 'The request was not processed.',
      OriginatorConversationID: request.originatorId,
      ConversationID: request.conversationId,
      TransactionID: newReceipt(runtime),
      ...(parameters.length > 0 && { ResultParameters: { ResultParameter: parameters } }),
      ReferenceData: { ReferenceItem: { Key: 'QueueTimeoutURL', Value: 'https://internal.example/results' } },
    },
  }
}

/** Of a question about a reversal, the facts are that reversal's own. */
function parametersOf(runtime: Runtime, store: DarajaStore, request: ReceiptRequest, entry: LedgerEntry): Parameter[] {
  const stamp = nairobiStamp(runtime.now())
  if (request.kind === 'reversal') {
    return [
      { Key: 'DebitAccountBalance', Value: 'Utility Account|KES|7722179.62|7722179.62|0.00|0.00' },
      { Key: 'Amount', Value: request.amount ?? entry.amount },
      { Key: 'TransCompletedTime', Value: Number(stamp) },
      { Key: 'OriginalTransactionID', Value: entry.receipt },
      { Key: 'Charge', Value: 0 },
      { Key: 'CreditPartyPublicName', Value: `${entry.msisdn} - ACHIENG` },
      { Key: 'DebitPartyPublicName', Value: `${entry.shortcode} - Duka` },
    ]
  }
  const asked = store.receiptRequests.find(({ originatorId }) => originatorId === request.ofRequest)
  const facts = asked ? reversalFacts(asked) : { status: entry.status, amount: entry.amount, receipt: entry.receipt }
  return [
    { Key: 'DebitPartyName', Value: `${entry.msisdn} - ACHIENG` },
    { Key: 'CreditPartyName', Value: `${entry.shortcode} - Duka` },
    { Key: 'InitiatedTime', Value: nairobiStamp(new Date(entry.at)) },
    { Key: 'DebitPartyCharges', Value: '' },
    { Key: 'TransactionReason' },
    { Key: 'TransactionStatus', Value: facts.status },
    { Key: 'FinalisedTime', Value: nairobiStamp(new Date(entry.at)) },
    { Key: 'Amount', Value: String(facts.amount) },
    { Key: 'ReceiptNo', Value: facts.receipt },
  ]
}

function reversalFacts({ resultCode, amount, receipt }: ReceiptRequest) {
  return { status: resultCode === '0' ? 'Completed' : 'Declined', amount: amount ?? 0, receipt }
}
