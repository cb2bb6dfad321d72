import { jsonDigest } from '../../../lib/json-digest.ts'
import { toJson } from '../../../lib/to-json.ts'
import type { Ctx, TxCtx } from '../../context.ts'
import { TRIP_LIMITS, TRIP_TIMES } from '../limits.ts'
import { RunNode } from '../schemas/index.ts'
import { claimRun, keepRun, type RunClaim, releaseRun } from './claim-run.ts'
import { closeRun } from './close-run.ts'
import { intentNode } from './nodes/intent.ts'
import { plannerNode } from './nodes/planner.ts'
import { ragNode } from './nodes/rag.ts'
import { repairNode } from './nodes/repair.ts'
import { resolveNode } from './nodes/resolve.ts'
import { selectorNode } from './nodes/selector.ts'
import { synthNode } from './nodes/synth.ts'
import { toolExecNode } from './nodes/tool-exec.ts'
import { verifierNode } from './nodes/verifier.ts'
import { KEPT_AFTER, type NodeOf, type NodeResult } from './run-node.ts'
import { FRESH_STATE, RunState } from './run-state.ts'
import { type NodeNews, tellNode } from './tell-node.ts'

/** The nodes in their order; the last one, which answers, is the end of the run itself. */
const NODES: Record<Exclude<RunNode, 'responder'>, NodeOf> = {
  intent: intentNode,
  rag: ragNode,
  planner: plannerNode,
  selector: selectorNode,
  tool_exec: toolExecNode,
  resolve: resolveNode,
  verifier: verifierNode,
  repair: repairNode,
  synth: synthNode,
}

/** So often a run may be begun and not come to an end before it is taken to be what takes its worker down. */
const MOST_ATTEMPTS = 6

/**
 * Plans a trip, node by node, from where its newest state says. Whoever is stopped by a crash is continued by somebody else without
 * asking anything twice; whoever is cancelled stops within a quarter of a second. Does nothing to a run that has ended, or that
 * somebody is at work on.
 */
export async function runTrip(ctx: Ctx, runId: string): Promise<void> {
  const claim = await claimRun(ctx, runId)
  if (claim === null) return
  const state = await newestState(ctx, runId)
  if (claim.attempts > MOST_ATTEMPTS) {
    const message = `begun ${claim.attempts - 1} times and never ended`
    return closeRun(ctx, claim, state, state.next, { status: 'error', code: 'internal', message })
  }
  const watched = watchRun(ctx, claim)
  try {
    await nodesFrom({ ...ctx, signal: AbortSignal.any([ctx.signal, watched.signal]) }, claim, state)
  } catch (error) {
    if (watched.ended() === 'lost') return
    if (watched.ended() === 'cancelled') {
      const last = await newestState(ctx, runId)
      return await closeRun(ctx, claim, last, last.next, { status: 'cancelled' })
    }
    await releaseRun(ctx, claim)
    throw error
  } finally {
    watched.stop()
  }
}

/** What a node came to. */
interface Done {
  /** Which the next one starts from. */
  state: RunState
  news: NodeNews
}

async function nodesFrom(ctx: Ctx, claim: RunClaim, from: RunState): Promise<void> {
  let state = from
  let done: Done | null = null
  for (;;) {
    const node: RunNode = state.next
    if (node === 'responder') {
      if (done !== null && (await pass(ctx, claim, done, null)) === 'lost') return
      return closeRun(ctx, claim, state, node, { status: 'completed' })
    }
    const argsDigest = jsonDigest({ intent: state.intent ?? claim.intent, node })
    const standing = await pass(ctx, claim, done, { node, status: 'started', argsDigest })
    if (standing === 'lost') return
    if (standing === 'cancelled') return closeRun(ctx, claim, state, node, { status: 'cancelled' })
    const began = ctx.clock.now().getTime()
    const result: NodeResult = await NODES[node]({ ctx, claim, state })
    if (result.outcome === 'failed') {
      const kept = { ...state, ...result.state }
      return closeRun(ctx, claim, kept, node, { status: 'error', ...result.error })
    }
    state = { ...result.state, next: RunNode.options[RunNode.options.indexOf(node) + 1] ?? 'responder' }
    const durationMs = Math.max(0, ctx.clock.now().getTime() - began)
    const sinceWishMs = began + durationMs - claim.createdAt.getTime()
    ctx.log.info('trip_node', { tenantId: ctx.tenantId, runId: claim.runId, node, ms: durationMs, sinceWishMs })
    const note = result.note === undefined ? {} : { note: result.note }
    done = { state, news: { node, status: 'completed', argsDigest, durationMs, ...note } }
  }
}

/**
 * From one node to the next, in one transaction: that the one is done, with the state that it left, and that the other begins. Says
 * whether it may: of a run that was cancelled the first is told, and the second is not.
 */
async function pass(
  ctx: Ctx,
  claim: RunClaim,
  done: Done | null,
  next: NodeNews | null,
): Promise<'go' | 'cancelled' | 'lost'> {
  return ctx.transaction(async (ctx) => {
    const standing = await keepRun(ctx, claim)
    if (standing === 'lost') return standing
    const begins = standing === 'go' ? next : null
    const { tenantId, tx } = ctx
    const { runId } = claim
    const news = [...(done === null ? [] : [done.news]), ...(begins === null ? [] : [begins])]
    const either = news.map(({ node, status }) => ({ node, status }))
    const told = await tx.tripRunEvent.findMany({
      where: { tenantId, runId, OR: either },
      select: { node: true, status: true },
    })
    // Whoever takes a node up again tells nothing of it again.
    const fresh = news.filter(({ node, status }) => !told.some((one) => one.node === node && one.status === status))
    if (begins !== null) await tx.tripRun.updateMany({ where: { tenantId, id: runId }, data: { node: begins.node } })
    if (fresh.length > 0) await tellNode(ctx, runId, ...fresh)
    if (done !== null && KEPT_AFTER.has(done.news.node)) await keepState(ctx, runId, done)
    return standing
  })
}

/** Keeps the state after a node, and the few that came before it. */
async function keepState({ tenantId, tx, clock }: TxCtx, runId: string, { state, news }: Done): Promise<void> {
  const seq = RunNode.options.indexOf(news.node) + 1
  const kept = { node: news.node, state: toJson(state) ?? {}, at: clock.now() }
  await tx.tripSnapshot.upsert({
    where: { tenantId_runId_seq: { tenantId, runId, seq } },
    create: { tenantId, runId, seq, ...kept },
    update: kept,
  })
  await tx.$executeRaw`
    DELETE FROM trip_snapshots WHERE tenant_id = ${tenantId}::uuid AND run_id = ${runId}::uuid AND seq NOT IN (
      SELECT seq FROM trip_snapshots WHERE tenant_id = ${tenantId}::uuid AND run_id = ${runId}::uuid
      ORDER BY seq DESC LIMIT ${TRIP_LIMITS.snapshotsKept})`
}

async function newestState(ctx: Ctx, runId: string): Promise<RunState> {
  const row = await ctx.transaction(({ tx, tenantId }) =>
    tx.tripSnapshot.findFirst({ where: { tenantId, runId }, orderBy: { seq: 'desc' }, select: { state: true } }),
  )
  return row === null ? FRESH_STATE : RunState.parse(row.state)
}

/** Looks every quarter of a second whether the run was cancelled or lost, and says by a signal that it was. */
function watchRun(ctx: Ctx, claim: RunClaim) {
  const ends = new AbortController()
  let ended: 'cancelled' | 'lost' | null = null
  let asking = false
  const look = async () => {
    if (asking) return
    asking = true
    try {
      const standing = await ctx.transaction((ctx) => keepRun(ctx, claim))
      if (standing === 'go') return
      ended = standing
      ends.abort()
    } catch {
      // Where even this cannot be asked, the lease ends and the run is taken up again.
    } finally {
      asking = false
    }
  }
  const timer = setInterval(look, TRIP_TIMES.cancelLookMs)
  return { signal: ends.signal, ended: () => ended, stop: () => clearInterval(timer) }
}
