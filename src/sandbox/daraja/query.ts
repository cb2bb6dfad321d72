import type Router from '@koa/router'
import { z } from 'zod'
import type { ActiveFault } from '../fault-rule.ts'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { darajaDialect, darajaError, HTML_403 } from './errors.ts'
import { isPassword, isStamp } from './push-request.ts'
import { describeResult } from './result-codes.ts'
import type { DarajaStore, StkPush } from './store.ts'
import { authorizedApp } from './token.ts'

const QueryRequest = z.strictObject({
  BusinessShortCode: z.union([z.int(), z.string().regex(/^\d{5,7}$/)]).transform(String),
  Password: z.string().min(1),
  Timestamp: z.string().refine(isStamp),
  CheckoutRequestID: z.string().min(1),
})

/** The status query of a push, with the provider's habit of giving no answer now and then. */
export function queryRoutes(router: Router, runtime: Runtime, store: DarajaStore): void {
  router.post('/mpesa/stkpushquery/v1/query', async (ctx) => {
    const parsed = QueryRequest.safeParse(await readJson(ctx.req))
    const push = store.byCheckoutId.get(parsed.data?.CheckoutRequestID ?? '')
    await answerRequest(runtime, ctx, {
      target: 'daraja.query',
      subject: { msisdn: push?.msisdn ?? '' },
      dialect: {
        ...darajaDialect(runtime),
        no_answer: () => noAnswer(runtime, 500, 'The transaction is being processed'),
      },
      accept: (fault) => {
        const app = authorizedApp(runtime, store, ctx)
        if ('status' in app) return app
        if (!parsed.success) {
          const field = String(parsed.error.issues[0]?.path[0] ?? 'body')
          return darajaError(runtime, 400, '400.002.02', `Bad Request - Invalid ${field}`)
        }
        if (parsed.data.BusinessShortCode !== app.shortcode || !isPassword(app, parsed.data)) {
          return noAnswer(runtime, 500, 'Wrong credentials')
        }
        if (push?.shortcode !== app.shortcode) return noAnswer(runtime, 500, 'The transaction does not exist')
        return answerQuery(runtime, push, fault)
      },
    })
  })
}

function answerQuery(runtime: Runtime, push: StkPush, fault: ActiveFault | null): Reply {
  const { query } = push.script
  push.queries += 1
  if (push.queries <= query.html403First) return { status: 403, body: HTML_403, type: 'text/html' }
  if (push.queries <= query.html403First + query.noAnswerFirst) {
    return noAnswer(runtime, query.noAnswerStatus, 'The transaction is being processed')
  }
  if (fault?.kind === 'pending') return result(push, '4999')
  if (push.resultCode === null) {
    return query.pendingAs === '4999'
      ? result(push, '4999')
      : noAnswer(runtime, query.noAnswerStatus, 'The transaction is being processed')
  }
  push.queriesAfterFinal += 1
  const lapsed = push.queriesAfterFinal - 1
  if (lapsed >= 1 && lapsed <= query.noAnswerAfterFinal) return noAnswer(runtime, query.noAnswerStatus, '')
  return result(push, query.resultCode ?? push.resultCode)
}

function noAnswer(runtime: Runtime, status: number, text: string): Reply {
  return darajaError(runtime, status, '500.001.1001', text)
}

function result(push: StkPush, code: string): Reply {
  return {
    status: 200,
    body: {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successfully',
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.checkoutRequestId,
      ResultCode: code,
      ResultDesc: describeResult(code),
    },
  }
}
