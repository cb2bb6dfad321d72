import { jsonDigest } from '../../../lib/json-digest.ts'
import { toJson } from '../../../lib/to-json.ts'
import type { Ctx } from '../../context.ts'
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
import { KEPT_AFTER, type NodeOf } from './run-node.ts'
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

async function nodesFrom(ctx: Ctx, claim: RunClaim, from: RunState): Promise<void> {
  let state = from
  for (;;) {
    const node = state.next
    if (node === 'responder') {
      return closeRun(ctx, claim, state, node, { status: 'completed' })
    }
    const digest = jsonDigest({ intent: state.intent ?? claim.intent, node })
    const standing = await begin(ctx, claim, { node, status: 'started', argsDigest: digest })
    if (standing !== 'go')
      return standing === 'lost' ? undefined : closeRun(ctx, claim, state, node, { status: 'cancelled' })
    const began = ctx.clock.now().getTime()
    const result = await NODES[node]({ ctx, claim, state })
    if (result.outcome === 'failed') {
      const kept = { ...state, ...result.state }
      return closeRun(ctx, claim, kept, node, { status: 'error', ...result.error })
    }
    const next = RunNode.options[RunNode.options.indexOf(node) + 1] ?? 'responder'
    state = { ...result.state, next }
    const durationMs = Math.max(0, ctx.clock.now().getTime() - began)
    const note = result.note === undefined ? {} : { note: result.note }
    const news: NodeNews = { node, status: 'completed', argsDigest: digest, durationMs, ...note }
    if (!(await end(ctx, claim, state, news))) return
  }
}

/** Says that a node begins, and whether it may. The first event of a run is told when the run is asked for. */
async function begin(ctx: Ctx, claim: RunClaim, news: NodeNews): Promise<'go' | 'cancelled' | 'lost'> {
  return ctx.transaction(async (ctx) => {
    const standing = await keepRun(ctx, claim)
    if (standing !== 'go') return standing
    const { tenantId, tx } = ctx
    const told = await tx.tripRunEvent.count({
      where: { tenantId, runId: claim.runId, node: news.node, status: news.status },
    })
    await tx.tripRun.updateMany({ where: { tenantId, id: claim.runId }, data: { node: news.node } })
    // Whoever takes a node up again does not tell again that it begins.
    if (told === 0) await tellNode(ctx, claim.runId, news)
    return 'go'
  })
}

/** Says that a node is done, with the state that the next one starts from. False when the claim is lost. */
async function end(ctx: Ctx, claim: RunClaim, state: RunState, news: NodeNews): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    if ((await keepRun(ctx, claim)) === 'lost') return false
    const { tenantId, tx } = ctx
    const { runId } = claim
    const done = await tx.tripRunEvent.count({ where: { tenantId, runId, node: news.node, status: 'completed' } })
    if (done === 0) await tellNode(ctx, runId, news)
    if (!KEPT_AFTER.has(news.node)) return true
    const seq = RunNode.options.indexOf(news.node) + 1
    const kept = { node: news.node, state: toJson(state) ?? {}, at: ctx.clock.now() }
    await tx.tripSnapshot.upsert({
      where: { tenantId_runId_seq: { tenantId, runId, seq } },
      create: { tenantId, runId, seq, ...kept },
      update: kept,
    })
    const old = await tx.tripSnapshot.findMany({
      where: { tenantId, runId },
      orderBy: { seq: 'desc' },
      skip: TRIP_LIMITS.snapshotsKept,
      select: { seq: true },
    })
    await tx.tripSnapshot.deleteMany({ where: { tenantId, runId, seq: { in: old.map(({ seq }) => seq) } } })
    return true
  })
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
