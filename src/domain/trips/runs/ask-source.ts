import { jsonDigest } from '../../../lib/json-digest.ts'
import type { Degraded } from '../schemas/index.ts'
import type { KeptAnswer } from './run-answers.ts'
import type { NodeWork } from './run-node.ts'
import type { SourceTool } from './source-tools.ts'

/** What a source said to a run. */
export interface Heard<Item> {
  outcome: KeptAnswer['outcome']
  degraded: Degraded | null
  items: Item[]
}

/**
 * Asks what a plan needs, once for a run: what was answered before its worker went away is not asked again. Fails with the reason of
 * `ctx.signal` when that ends first.
 */
export async function askSource<Request extends object, Item>(
  { ctx, answers }: Pick<NodeWork, 'ctx' | 'answers'>,
  source: SourceTool<Request, Item>,
  request: Request,
): Promise<Heard<Item>> {
  const { tool } = source
  const key = jsonDigest(request)
  const known = answers.find(tool, key)
  if (known !== undefined) return { ...known, items: source.items.parse(known.items) }
  const began = ctx.clock.now()
  const { outcome, degraded, items } = await source.ask(ctx.ports.trips, request, ctx)
  ctx.signal.throwIfAborted()
  const at = ctx.clock.now()
  const ms = at.getTime() - began.getTime()
  await answers.keep({ tool, key, outcome, degraded, items, ms, at })
  return { outcome, degraded, items }
}
