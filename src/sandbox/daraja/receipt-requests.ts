import type Router from '@koa/router'
import { z } from 'zod'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { type Books, newBooks, type ReceiptRequest } from './books-schemas.ts'
import type { CredentialKey } from './credential-key.ts'
import { darajaDialect, darajaError } from './errors.ts'
import { isCallbackUrl } from './push-request.ts'
import type { ResultDesk } from './result-desk.ts'
import type { DarajaStore } from './store.ts'
import { authorizedApp } from './token.ts'

const Text = z.union([z.int(), z.string()]).transform(String)
const Url = z.string().refine(isCallbackUrl)

const Common = z.strictObject({
  Initiator: z.string().min(1),
  SecurityCredential: z.string().min(1),
  ResultURL: Url,
  QueueTimeOutURL: Url,
  Remarks: z.string().min(2).max(100),
  Occasion: z.string().max(100).optional(),
})

const StatusRequest = Common.extend({
  CommandID: z.literal('TransactionStatusQuery'),
  TransactionID: z.string().min(1).optional(),
  OriginalConversationID: z.string().min(1).optional(),
  PartyA: Text,
  IdentifierType: Text.pipe(z.literal('4')),
}).refine(({ TransactionID, OriginalConversationID }) => (TransactionID ?? OriginalConversationID) !== undefined, {
  path: ['TransactionID'],
})

const ReversalRequest = Common.extend({
  CommandID: z.literal('TransactionReversal'),
  TransactionID: z.string().min(1),
  Amount: Text.transform(Number).pipe(z.number().positive()),
  ReceiverParty: Text,
  // The misspelled key is the provider's own.
  RecieverIdentifierType: Text.pipe(z.literal('11')),
})

/** Questions about a receipt, and its reversal: each is only acknowledged, and its result is posted afterwards. */
export function receiptRequestRoutes(
  router: Router,
  runtime: Runtime,
  store: DarajaStore,
  deps: { key: CredentialKey; results: ResultDesk },
): void {
  const { key, results } = deps
  const routes = { runtime, store, router }
  asynchronous(routes, '/mpesa/transactionstatus/v1/query', 'daraja.status', StatusRequest, (books, body) =>
    accepted(runtime, store, results, {
      ...requestOf(runtime, books, body, initiatorError(books, key, body)),
      kind: 'status',
      receipt: body.TransactionID ?? reversedBy(store, body.OriginalConversationID),
      ofRequest: body.TransactionID === undefined ? (body.OriginalConversationID ?? null) : null,
      amount: null,
    }),
  )
  asynchronous(routes, '/mpesa/reversal/v1/request', 'daraja.reversal', ReversalRequest, (books, body) =>
    accepted(runtime, store, results, {
      ...requestOf(runtime, books, body, initiatorError(books, key, body)),
      kind: 'reversal',
      receipt: body.TransactionID,
      ofRequest: null,
      amount: body.Amount,
    }),
  )
}

function asynchronous<S extends z.ZodType>(
  { router, runtime, store }: { router: Router; runtime: Runtime; store: DarajaStore },
  path: string,
  target: 'daraja.status' | 'daraja.reversal',
  schema: S,
  accept: (books: Books, body: z.output<S>) => Reply,
): void {
  router.post(path, async (ctx) => {
    const parsed = schema.safeParse(await readJson(ctx.req))
    await answerRequest(runtime, ctx, {
      target,
      dialect: darajaDialect(runtime),
      accept: () => {
        const app = authorizedApp(runtime, store, ctx)
        if ('status' in app) return app
        if (parsed.success) return accept(store.books.get(app.shortcode) ?? newBooks(app.shortcode), parsed.data)
        const field = String(parsed.error.issues[0]?.path[0] ?? 'body')
        return darajaError(runtime, 400, '400.002.02', `Bad Request - Invalid ${field}`)
      },
    })
  })
}

/** The result code for who may not do this; null for who may. */
function initiatorError(books: Books, key: CredentialKey, body: z.infer<typeof Common>): string | null {
  const { initiator } = books
  if (initiator === null || initiator.name !== body.Initiator) return '2001'
  return key.open(body.SecurityCredential) === initiator.password ? null : '2001'
}

function requestOf(runtime: Runtime, books: Books, body: z.infer<typeof Common>, refusal: string | null) {
  const unique = runtime.newHex()
  return {
    shortcode: books.shortcode,
    originatorId: `${unique.slice(0, 4)}-${unique.slice(4, 8)}-${unique.slice(8, 12)}-1`,
    conversationId: `AG_${unique.slice(12)}`,
    resultUrl: body.ResultURL,
    timeoutUrl: body.QueueTimeOutURL,
    resultCode: refusal,
  }
}

/** The receipt that an earlier request was about. */
function reversedBy(store: DarajaStore, originatorId: string | undefined): string {
  return store.receiptRequests.find((request) => request.originatorId === originatorId)?.receipt ?? ''
}

function accepted(runtime: Runtime, store: DarajaStore, results: ResultDesk, request: ReceiptRequest): Reply {
  store.addReceiptRequest(request)
  const { originatorId, conversationId } = request
  runtime.timers.after(0, () => void results.finish(request))
  const ids = { OriginatorConversationID: originatorId, ConversationID: conversationId }
  const words = 'Accept the service request successfully.'
  return { status: 200, body: { ...ids, ResponseCode: '0', ResponseDescription: words } }
}
