import type { Context } from 'koa'
import { z } from 'zod'
import type { Clock, Ctx } from '../../domain/context.ts'
import { AppError } from '../../domain/errors.ts'
import { PLATFORM_TENANT } from '../../domain/tenancy/schemas.ts'
import type { Route } from '../contract/define-route.ts'
import { HttpError } from '../http-error.ts'
import { requestLog } from '../request-log.ts'
import type { CallerOf } from './caller-of.ts'
import { checkSight } from './check-sight.ts'
import { guardAnswer } from './guard-answer.ts'
import type { Handle, InputOf } from './handle.ts'
import { checkMay } from './may.ts'
import type { Principal, StaffCtx } from './principal.ts'
import { readInput } from './read-input.ts'
import { rehearse } from './rehearse.ts'
import { replyTo, saidOf, say, saySaid } from './say.ts'
import type { Asked, Steps } from './steps.ts'

const Rehearsal = z.looseObject({ dry_run: z.literal('true') })

/** What the routes of the REST API are served with. */
export interface Api {
  steps: Steps
  ctxFor: (tenantId: string) => Ctx
  callerOf: CallerOf
  clock: Clock
  /** Whether every answer is held against its contract: 500 for one that does not fit. */
  checkAnswers: boolean
  /** The routes so far, each with what answers it. */
  served: { route: Route; answer: (http: Context) => Promise<void> }[]
}

/**
 * Serves one route by its contract. Whatever is asked passes the same steps: who asks -> whether she may -> not too often -> what
 * she says -> done once, or tried -> done -> looked through -> answered. A handler is given what was read and gives what its contract says.
 */
export function serve<R extends Route>(api: Api, route: R, handle: Handle<R>): void {
  const answer = async (http: Context) => {
    const principal = route.who === 'public' ? null : await api.steps.authenticate(http)
    const ctx = principal && ctxOf(api, principal, http)
    // Who has not said who she is may be told of no shop's secret rows either.
    const reader = ctx ?? api.ctxFor(PLATFORM_TENANT)
    await guardAnswer(reader, route, http, () => respond(api, route, handle, { http, route, principal }, ctx))
  }
  api.served.push({ route, answer })
}

async function respond<R extends Route>(
  api: Api,
  route: R,
  handle: Handle<R>,
  asked: Asked,
  ctx: StaffCtx | null,
): Promise<void> {
  const { http, principal } = asked
  if (principal !== null) checkMay(route, principal, api.clock)
  await api.steps.limitRate?.(asked)
  const { input, digest } = await readInput(route, http)
  const done = async (ctx: StaffCtx | null) => replyTo(route, await handleAs(route, handle, ctx, input, http))
  if (ctx !== null && isRehearsal(input)) {
    http.set('x-dry-run', 'true')
    return say(http, await rehearse(ctx, done), api.checkAnswers)
  }
  const { replay } = api.steps
  if (replay === undefined || !route.idempotent || ctx === null) return say(http, await done(ctx), api.checkAnswers)
  const once = async (within: StaffCtx) => saidOf(await done(within), api.checkAnswers)
  saySaid(http, await replay({ ...asked, ctx, digest }, once))
}

/** Only a route that can be tried has this in its query. */
function isRehearsal({ query }: { query: unknown }): boolean {
  return Rehearsal.safeParse(query).success
}

function ctxOf(api: Api, principal: Principal, http: Context): StaffCtx {
  const ctx = api.ctxFor(principal.tenantId)
  const log = requestLog(http, ctx.log)
  const { id, behalfOf } = principal
  const caller = { ...api.callerOf(http), ...(behalfOf !== null && { viaKey: id }) }
  return { ...ctx, actor: `staff:${behalfOf?.userId ?? id}`, caller, principal, log }
}

/** What the domain refuses is the caller's to mend: its code and words are the answer. */
async function handleAs<R extends Route>(
  route: R,
  handle: Handle<R>,
  ctx: StaffCtx | null,
  input: { params: unknown; query: unknown; body: unknown },
  http: Context,
): Promise<unknown> {
  try {
    // Its types are derived from the contract that has just read the input, and said who may be nobody.
    if (ctx !== null) await checkSight(route, ctx, input)
    return await handle(ctx as Parameters<Handle<R>>[0], input as InputOf<R>, http)
  } catch (error) {
    if (error instanceof AppError) throw new HttpError(error.code, error.message)
    throw error
  }
}
