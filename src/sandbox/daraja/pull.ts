import type Router from '@koa/router'
import { z } from 'zod'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { type Books, newBooks } from './books-schemas.ts'
import { darajaDialect, darajaError } from './errors.ts'
import type { LedgerEntry } from './ledger.ts'
import { isCallbackUrl } from './push-request.ts'
import type { DarajaApp } from './schemas.ts'
import type { DarajaStore } from './store.ts'
import { authorizedApp } from './token.ts'

/** How long the list reaches back. */
const REACH_MS = 48 * 3_600_000

const ShortCode = z.union([z.int(), z.string().regex(/^\d{5,7}$/)]).transform(String)
const Day = z.string().transform(instantOf).pipe(z.number())

const Registration = z.strictObject({
  ShortCode,
  RequestType: z.literal('Pull'),
  NominatedNumber: z.string().regex(/^(254|0)\d{9}$/),
  CallBackURL: z.string().refine(isCallbackUrl),
})

const Query = z.strictObject({
  ShortCode,
  StartDate: Day,
  EndDate: Day,
  OffSetValue: z.union([z.int().min(0), z.string().regex(/^\d+$/)]).transform(Number),
})

/** The list of the money that came to a shortcode. No word of the provider's name in these paths. */
export function pullRoutes(router: Router, runtime: Runtime, store: DarajaStore): void {
  route(router, runtime, store, 'register', Registration, (app, books, { ShortCode: shortcode, CallBackURL }) => {
    if (shortcode !== app.shortcode) return darajaError(runtime, 400, '400.001', 'Invalid ShortCode')
    const known = books.pullRegistered !== null
    store.books.set(shortcode, { ...books, pullRegistered: CallBackURL })
    const words = known ? 'ShortCode already Registered' : 'Shortcode Registered Successfully'
    const body = { ...refId(runtime), ResponseStatus: known ? '1001' : '1000', ShortCode: shortcode }
    return { status: 200, body: { ...body, ResponseDescription: words } }
  })
  route(router, runtime, store, 'query', Query, (app, books, query) => {
    if (query.ShortCode !== app.shortcode || books.pullRegistered === null) {
      return darajaError(runtime, 400, '400.001', 'Invalid ShortCode')
    }
    const now = runtime.now().getTime()
    const listed = store.ledger
      .of(app.shortcode)
      .filter(
        ({ at }) => at >= Math.max(query.StartDate, now - REACH_MS) && at <= Math.min(query.EndDate, now - books.lagMs),
      )
    const page = listed.slice(query.OffSetValue, query.OffSetValue + books.pageSize)
    const nothing = {
      ...refId(runtime),
      ResponseCode: '1001',
      ResponseMessage: 'No transactions available',
      Response: [[]],
    }
    if (page.length === 0) return { status: 200, body: nothing }
    const rows = page.map((entry) => rowOf(app, entry))
    const body = { ...refId(runtime), ResponseCode: '1000', ResponseMessage: 'Success', Response: [rows] }
    return { status: 200, body }
  })
}

function route<S extends z.ZodType>(
  router: Router,
  runtime: Runtime,
  store: DarajaStore,
  what: 'register' | 'query',
  schema: S,
  accept: (app: DarajaApp, books: Books, body: z.output<S>) => Reply,
): void {
  router.post(`/pulltransactions/v1/${what}`, async (ctx) => {
    const parsed = schema.safeParse(await readJson(ctx.req))
    await answerRequest(runtime, ctx, {
      target: 'daraja.pull',
      dialect: darajaDialect(runtime),
      accept: () => {
        const app = authorizedApp(runtime, store, ctx)
        if ('status' in app) return app
        const books = store.books.get(app.shortcode) ?? newBooks(app.shortcode)
        if (!books.pull) {
          return darajaError(runtime, 401, '401.003.01', 'Invalid api call as no apiproduct match found')
        }
        if (parsed.success) return accept(app, books, parsed.data)
        const field = String(parsed.error.issues[0]?.path[0] ?? 'body')
        return darajaError(runtime, 400, '400.003.02', `Bad Request - Invalid ${field}`)
      },
    })
  })
}

function refId(runtime: Runtime): { ResponseRefID: string } {
  return { ResponseRefID: `${runtime.newHex().slice(0, 5)}-${runtime.newHex().slice(0, 8)}-2` }
}

/** The keys of a row are in small letters, unlike all others of this provider. */
function rowOf(app: DarajaApp, entry: LedgerEntry): object {
  return {
    transactionId: entry.receipt,
    trxDate: new Date(entry.at).toISOString().replace(/\.\d+Z$/, 'Z'),
    msisdn: Number(entry.msisdn),
    sender: 'ACHIENG',
    transactiontype: app.type === 'till' ? 'c2b-buy-goods-debit' : 'c2b-pay-bill-debit',
    billreference: entry.reference,
    amount: `${entry.amount}.00`,
    organizationname: app.displayName ?? app.shortcode,
  }
}

/** `YYYY-MM-DD HH:mm:ss` in East Africa Time; null for anything else. */
function instantOf(text: string): number | null {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text)
  const at = parts ? Date.parse(`${parts[1]}T${parts[2]}+03:00`) : Number.NaN
  return Number.isNaN(at) ? null : at
}
