import type Router from '@koa/router'
import type { Context } from 'koa'
import { z } from 'zod'
import { answerRequest } from '../request-faults.ts'
import type { Runtime } from '../runtime.ts'
import { type Reply, readJson } from '../wire.ts'
import { authenticatedAccount } from './authenticate.ts'
import { type Content, ContentCreate } from './content-types.ts'
import { TWILIO_DIALECT, twilioError } from './errors.ts'
import type { TwilioStore } from './store.ts'

const MAX_CONTENTS = 10_000

const ApprovalRequest = z.strictObject({
  name: z.string().regex(/^[a-z0-9_]{1,512}$/),
  category: z.enum(['UTILITY', 'MARKETING', 'AUTHENTICATION']),
  allow_category_change: z.boolean().optional(),
})

/** The Content API: create, fetch, ask for approval (granted at once unless the control API says otherwise). */
export function contentRoutes(router: Router, runtime: Runtime, store: TwilioStore): void {
  router.post('/v1/Content', async (ctx) => {
    const body = await readJson(ctx.req)
    await answerRequest(runtime, ctx, {
      target: 'twilio.content',
      dialect: TWILIO_DIALECT,
      accept: () => createContent(runtime, store, authenticatedAccount(store, ctx), body),
    })
  })
  router.get('/v1/Content/:sid', (ctx) => withContent(store, ctx, (content) => toJson(content, runtime.publicUrl)))
  router.post('/v1/Content/:sid/ApprovalRequests/whatsapp', async (ctx) => {
    const request = ApprovalRequest.safeParse(await readJson(ctx.req))
    withContent(store, ctx, (content) => {
      if (!request.success) return twilioError(20001, z.prettifyError(request.error))
      const status = content.types['twilio/list-picker'] ? 'rejected' : 'approved'
      content.approval = { status, name: request.data.name, category: request.data.category }
      return approvalJson(content, 201)
    })
  })
  router.get('/v1/Content/:sid/ApprovalRequests', (ctx) =>
    withContent(store, ctx, (content) => ({
      status: 200,
      body: { sid: content.sid, account_sid: content.accountSid, whatsapp: approvalJson(content, 200).body },
    })),
  )
}

function createContent(runtime: Runtime, store: TwilioStore, accountSid: string | null, body: unknown): Reply {
  if (accountSid === null) return twilioError(20003)
  const parsed = ContentCreate.safeParse(body)
  if (!parsed.success) return twilioError(20001, z.prettifyError(parsed.error))
  const content: Content = {
    ...parsed.data,
    sid: `HX${runtime.newHex()}`,
    accountSid,
    createdAt: runtime.now().getTime(),
    approval: null,
  }
  store.contents.set(content.sid, content)
  const oldest = store.contents.keys().next().value
  if (store.contents.size > MAX_CONTENTS && oldest !== undefined) store.contents.delete(oldest)
  return { ...toJson(content, runtime.publicUrl), status: 201 }
}

function withContent(store: TwilioStore, ctx: Context, answer: (content: Content) => Reply): void {
  const accountSid = authenticatedAccount(store, ctx)
  const content = store.contents.get(String(ctx.params.sid))
  const reply =
    accountSid === null ? twilioError(20003) : content?.accountSid === accountSid ? answer(content) : twilioError(20404)
  ctx.status = reply.status
  ctx.body = reply.body
}

function toJson(content: Content, publicUrl: string): Reply {
  const url = `${publicUrl}/v1/Content/${content.sid}`
  const createdAt = new Date(content.createdAt).toISOString()
  return {
    status: 200,
    body: {
      sid: content.sid,
      account_sid: content.accountSid,
      friendly_name: content.friendly_name ?? null,
      language: content.language,
      variables: content.variables ?? {},
      types: content.types,
      url,
      date_created: createdAt,
      date_updated: createdAt,
      links: {
        approval_create: `${url}/ApprovalRequests/whatsapp`,
        approval_fetch: `${url}/ApprovalRequests`,
      },
    },
  }
}

function approvalJson(content: Content, status: number): Reply {
  const { approval } = content
  return {
    status,
    body: {
      name: approval?.name ?? '',
      category: approval?.category ?? '',
      content_type: Object.keys(content.types)[0] ?? '',
      status: approval?.status ?? 'unsubmitted',
      rejection_reason: approval?.status === 'rejected' ? 'not possible for this content type' : '',
      allow_category_change: false,
    },
  }
}
