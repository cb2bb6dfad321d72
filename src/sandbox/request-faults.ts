import type { Context } from 'koa'
import type { ActiveFault, FaultKind, FaultTarget } from './fault-rule.ts'
import type { FaultSubject } from './faults.ts'
import type { Runtime } from './runtime.ts'
import { type Reply, sendReply } from './wire.ts'

/** How one provider words the faults that are answers. Missing kinds are not offered for its targets. */
export type FaultDialect = Partial<Record<FaultKind, () => Reply>>

const HOLD_MS = 60_000
export const HTML_503 =
  '<html><head><title>503 Service Unavailable</title></head><body><h1>Service Unavailable</h1></body></html>'

/**
 * Answers one request, bending it as the fault switches say. `accept` performs the provider's effect and gives its
 * answer; it is not called when the fault strikes before acceptance, and it is told of the faults that only it can word.
 */
export async function answerRequest(
  runtime: Runtime,
  ctx: Context,
  request: {
    target: FaultTarget
    subject?: FaultSubject
    dialect: FaultDialect
    accept: (fault: ActiveFault | null) => Reply | Promise<Reply>
  },
): Promise<void> {
  const fault = runtime.faults.take(request.target, request.subject)
  if (fault === null) return sendReply(ctx, await request.accept(null))
  const worded = request.dialect[fault.kind]
  if (worded) return sendReply(ctx, worded())
  if (fault.kind === 'timeout_before_accept') return holdOpen(runtime, ctx, fault.delayMs)
  if (fault.kind === 'reset_before_accept') return reset(ctx)
  if (fault.kind === 'accept_late') {
    runtime.held.hold(() => void request.accept(fault), fault.delayMs)
    return holdOpen(runtime, ctx)
  }
  const reply = await request.accept(fault)
  if (fault.kind === 'timeout_after_accept') return holdOpen(runtime, ctx, fault.delayMs)
  if (fault.kind === 'reset_after_accept') return reset(ctx)
  if (fault.kind === 'delay') await runtime.timers.wait(fault.delayMs ?? 1000)
  if (fault.kind === 'malformed') return sendReply(ctx, { ...reply, body: '{"sid": "', type: 'application/json' })
  sendReply(ctx, reply)
}

/** Leaves the client waiting; the socket goes when the client gives up, when the hold ends, or at close. */
function holdOpen(runtime: Runtime, ctx: Context, holdMs = HOLD_MS): void {
  ctx.respond = false
  runtime.timers.after(holdMs, () => ctx.req.socket.destroy())
}

function reset(ctx: Context): void {
  ctx.respond = false
  ctx.req.socket.resetAndDestroy()
}
