import { jsonDigest } from '../../../lib/json-digest.ts'
import type { Ctx } from '../../context.ts'
import { TRIP_TIMES } from '../limits.ts'
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
import type { RunAnswers } from './run-answers.ts'
import { KEPT_AFTER, type NodeOf, type NodeResult } from './run-node.ts'
import { keepState, readProgress } from './run-progress.ts'
import { FRESH_STATE, type RunState } from './run-state.ts'
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
  if (claim.attempts > MOST_ATTEMPTS) {
    const message = `begun ${claim.attempts - 1} times and never ended`
    // It may be its state that takes workers down: that is not read again.
    return closeRun(ctx, claim, FRESH_STATE, claim.node ?? FRESH_STATE.next, {
      status: 'error',
      code: 'internal',
      message,
    })
  }
  const watched = watchRun(ctx, claim)
  try {
    const { state, answers } = await readProgress(ctx, claim)
    await nodesFrom({ ...ctx, signal: AbortSignal.any([ctx.signal, watched.signal]) }, claim, answers, state)
  } catch (error) {
    if (watched.ended() === 'lost') return
    if (watched.ended() === 'cancelled') {
      const { state: last } = await readProgress(ctx, claim)
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

async function nodesFrom(ctx: Ctx, claim: RunClaim, answers: RunAnswers, from: RunState): Promise<void> {
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
    const result: NodeResult = await NODES[node]({ ctx, claim, answers, state })
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
    const standing = await keepRun(ctx, claim, next?.node)
    if (standing === 'lost') return standing
    const news = [...(done === null ? [] : [done.news]), ...(next === null || standing !== 'go' ? [] : [next])]
    // They leave together: neither reads what the other writes.
    await Promise.all([
      tellNode(ctx, claim.runId, ...news),
      ...(done !== null && KEPT_AFTER.has(done.news.node)
        ? [keepState(ctx, claim.runId, { node: done.news.node, state: done.state })]
        : []),
    ])
    return standing
  })
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
