import type { Context } from 'koa'
import type { Ids } from '../../domain/context.ts'
import {
  type Claim,
  claimRequest,
  IdempotencyKey,
  keepAnswer,
  type NamedRequest,
  type Run,
  releaseRequest,
  undoable,
} from '../../domain/idempotency/index.ts'
import { HttpError } from '../http-error.ts'
import { keptRefusal } from './kept-refusal.ts'
import type { StaffCtx } from './principal.ts'
import type { ReplayIdempotent, Said } from './steps.ts'

/** Longer than any work of a request: what is still locked then has died. */
const LOCK_MS = 90_000

interface Once {
  http: Context
  ctx: StaffCtx
  request: NamedRequest
  run: (ctx: StaffCtx) => Promise<Said>
}

/**
 * Does once what an `Idempotency-Key` names, for a day: asked again it answers the same bytes. A route that asks nobody outside
 * runs in one transaction with its claim and its answer, so that a crash leaves all of it or nothing. One that does is claimed
 * before, and a run after a crash has the same request id and makes the same ids, so that it meets the rows of the one that died.
 * Kept is what the verb said, done or refused; not kept is what another try may change. Throws 400 without a key, 409 while it
 * runs, 422 when the key stands for something else.
 */
export const replayIdempotent: ReplayIdempotent = async ({ http, route, ctx, digest }, run) => {
  const { kind, id } = ctx.principal
  const request = { principal: `${kind}:${id}`, key: keyOf(http), route: route.name, bodyHash: digest() }
  return route.apart ? runOutside({ http, ctx, request, run }) : runWithin({ http, ctx, request, run })
}

function keyOf(http: Context): string {
  const key = IdempotencyKey.safeParse(http.get('idempotency-key'))
  if (key.success) return key.data
  throw new HttpError(
    'idempotency_key_required',
    'Send an "Idempotency-Key" of 8 to 255 printable characters, a new one for each thing you want done: the same again is done once.',
  )
}

function runWithin({ http, ctx, request, run }: Once): Promise<Said> {
  return ctx.transaction(async (within) => {
    const claim = await claimRequest(within, request, { lockMs: LOCK_MS })
    if (claim.outcome !== 'claimed') return answered(http, claim)
    const own: StaffCtx = { ...within, principal: ctx.principal, requestId: claim.run.requestId }
    const said = await undoable(within, () => run(own)).catch((error: unknown) => keptRefusal(http, error))
    await keepAnswer(within, claim.run, said)
    return said
  })
}

async function runOutside({ http, ctx, request, run }: Once): Promise<Said> {
  const claim = await claimRequest(ctx, request, { lockMs: LOCK_MS })
  if (claim.outcome !== 'claimed') return answered(http, claim)
  const { requestId } = claim.run
  const said = await run({ ...ctx, requestId, ids: sameIds(ctx.ids, requestId) })
    .catch((error: unknown) => keptRefusal(http, error))
    .catch((error: unknown) => letOthersTry(ctx, claim.run, error))
  // What is done is done: an answer that cannot be kept is given all the same.
  await keepAnswer(ctx, claim.run, said).catch((error: unknown) => {
    ctx.log.warn('answer_not_kept', { problem: error instanceof Error ? error.message : String(error) })
  })
  return said
}

async function letOthersTry(ctx: StaffCtx, run: Run, error: unknown): Promise<never> {
  // When this fails too, they may once its lock is past.
  await releaseRequest(ctx, run).catch(() => undefined)
  throw error
}

function answered(http: Context, claim: Exclude<Claim, { outcome: 'claimed' }>): Said {
  if (claim.outcome === 'mismatch') {
    throw new HttpError(
      'idempotency_mismatch',
      'This key was sent with something else: take a new one for another request.',
    )
  }
  if (claim.outcome === 'pending') {
    throw new HttpError('idempotency_in_progress', 'The same request is still running.', { retryAfterS: 1 })
  }
  http.set('x-idempotent-replay', 'true')
  return claim.answer
}

/** Ids in the order in which they are asked for, the same in every run of a request. What must not be guessed is random still. */
function sameIds(ids: Ids, requestId: string): Ids {
  let count = 0
  return { ...ids, uuid: () => ids.derive(`${requestId} ${count++}`) }
}
