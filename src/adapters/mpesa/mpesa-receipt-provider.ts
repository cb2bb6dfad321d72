import type {
  ReceiptProvider,
  ReceiptQuestion,
  RequestOutcome,
  ResultUrls,
} from '../../domain/payments/books/receipt-provider.ts'
import type { StkAccount } from '../../domain/payments/methods/stk/stk-provider.ts'
import type { Initiator } from '../../domain/payments/schemas.ts'
import type { JsonObject } from '../../lib/json.ts'
import type { ProviderOptions } from '../provider-client.ts'
import { darajaClient } from './call-daraja.ts'
import { classifyList, classifyListRegistration } from './classify-list.ts'
import { classifyRequest } from './classify-request.ts'
import { nairobiTime } from './nairobi-timestamp.ts'
import { readResult } from './read-result.ts'
import { securityCredential } from './security-credential.ts'

const TIMEOUTS = { tokenMs: 5_000, listMs: 20_000, requestMs: 20_000 }

/** The list holds what came in the last 48 hours. */
const LIST_REACH_MS = 48 * 3_600_000

/** The provider wants a reason of two characters at least. */
const ASKED = 'Status of a payment'

/** M-PESA's books over Daraja: its list of money, questions about receipts, and reversals. */
export function mpesaReceiptProvider(options: ProviderOptions): ReceiptProvider {
  const client = darajaClient({ ...options, tokenMs: TIMEOUTS.tokenMs })

  /** A request of the shop's initiator; its result comes later. */
  async function request(
    account: StkAccount,
    initiator: Initiator,
    { operation, path, body }: { operation: 'check' | 'reverse'; path: string; body: JsonObject },
  ): Promise<RequestOutcome> {
    const credential = securityCredential(initiator)
    if (credential === null) {
      return {
        outcome: 'rejected',
        cause: 'configuration',
        code: 'certificate',
        problem: 'the certificate is no RSA key',
      }
    }
    const signed = { Initiator: initiator.name, SecurityCredential: credential, ...body }
    return classifyRequest(await client.call(account, { operation, path, body: signed, timeoutMs: TIMEOUTS.requestMs }))
  }

  return {
    listReachMs: LIST_REACH_MS,
    async registerList(account, { nominatedNumber, callbackUrl }) {
      const body = {
        ShortCode: account.shortcode,
        RequestType: 'Pull',
        NominatedNumber: nominatedNumber,
        CallBackURL: callbackUrl,
      }
      const path = '/pulltransactions/v1/register'
      const call = { operation: 'register' as const, path, body, timeoutMs: TIMEOUTS.listMs }
      return classifyListRegistration(await client.call(account, call))
    },
    async list(account, { from, to, offset }) {
      const body = {
        ShortCode: account.shortcode,
        StartDate: nairobiTime(from),
        EndDate: nairobiTime(to),
        OffSetValue: String(offset),
      }
      const path = '/pulltransactions/v1/query'
      const call = { operation: 'pull' as const, path, body, timeoutMs: TIMEOUTS.listMs }
      return classifyList(await client.call(account, call), account.till ?? account.shortcode)
    },
    check: (account, initiator, question) =>
      request(account, initiator, {
        operation: 'check',
        path: '/mpesa/transactionstatus/v1/query',
        body: {
          CommandID: 'TransactionStatusQuery',
          ...askedAbout(question),
          PartyA: account.shortcode,
          IdentifierType: '4',
          ...answeredAt(question),
          Remarks: ASKED,
          Occasion: '',
        },
      }),
    async reverse(account, initiator, reversal) {
      if (reversal.amountMinor % 100 !== 0) throw new Error('the amount must be whole shillings')
      return request(account, initiator, {
        operation: 'reverse',
        path: '/mpesa/reversal/v1/request',
        body: {
          CommandID: 'TransactionReversal',
          TransactionID: reversal.receipt,
          Amount: String(reversal.amountMinor / 100),
          ReceiverParty: account.shortcode,
          // The misspelled key is the provider's own.
          RecieverIdentifierType: '11',
          ...answeredAt(reversal),
          Remarks: remarks(reversal.note),
        },
      })
    },
    readResult,
  }
}

function askedAbout(question: ReceiptQuestion): JsonObject {
  return 'receipt' in question ? { TransactionID: question.receipt } : { OriginalConversationID: question.requestId }
}

function answeredAt({ resultUrl, timeoutUrl }: ResultUrls): JsonObject {
  return { ResultURL: resultUrl, QueueTimeOutURL: timeoutUrl }
}

/** Two to a hundred plain characters. */
function remarks(note: string): string {
  const plain = note
    .replace(/[^\p{L}\p{N} .,-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 100)
  return plain.length >= 2 ? plain : 'Reversal'
}
