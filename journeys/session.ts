import type { CorruptPart, TurnInput } from '../src/conversation/turn-engine.ts'
import type { Json, JsonObject } from '../src/lib/json.ts'
import { CommonPart, freshCommon } from './core/common-part.ts'
import type { JourneyId } from './core/journey-parts.ts'
import { readPart } from './core/read-part.ts'
import { readSlice } from './core/read-slice.ts'
import { readStored, writeStored } from './core/stored-session.ts'
import { toJsonObject } from './facts.ts'
import { journeys } from './index.ts'
import type { Pending } from './pending.ts'
import type { ConversationState } from './state.ts'

type Scope = Pick<CommonPart, 'tenantId' | 'conversationId'>

export interface LoadedSession {
  session: ConversationState
  /** What could not be read. Each part started again alone. */
  corrupt: CorruptPart[]
  /** Something is gone that the customer would miss. */
  missed: boolean
  /** Slices of journeys that this version does not have: another version, that runs beside it, wants them back. */
  foreign: JsonObject
}

/** The stored session, parsed once. A row of another tenant or conversation, or one that is no session, is not read at all. */
export function loadSession({ ctx, storedState }: { ctx: Scope } & Pick<TurnInput, 'storedState'>): LoadedSession {
  const fresh = { session: freshSession(ctx), corrupt: [], missed: false, foreign: {} }
  if (isEmpty(storedState)) return fresh
  const names = journeys.slices.map(({ name }) => name)
  const stored = readStored(storedState, names)
  const problem = stored === null ? 'it is no session of ours' : misplaced(stored.common, ctx)
  if (stored === null || problem !== null) {
    const corrupt = [{ part: 'session', stored: storedState, problem: problem ?? '' }]
    return { ...fresh, corrupt, missed: true }
  }
  const common = readCommon(stored.common, ctx)
  const slices = journeys.slices.map(({ name, slice }) => ({ name, ...readSlice(name, slice, stored.slices[name]) }))
  const broken = new Set(slices.filter(({ corrupt }) => corrupt.length > 0).map(({ name }) => name))
  const pending = readQuestion('pending', stored.common.pending, broken)
  const suspended = readQuestion('suspended', stored.common.suspended, broken)
  const parts = [common, ...slices, pending, suspended]
  return {
    session: {
      ...common.value,
      pending: pending.value,
      suspended: suspended.value,
      ...journeys.mergeSlices(slices.map(({ value }) => value)),
    },
    corrupt: parts.flatMap(({ corrupt }) => corrupt),
    missed: slices.some(({ missed }) => missed),
    foreign: Object.fromEntries(Object.entries(stored.slices).filter(([name]) => !names.some((one) => one === name))),
  }
}

/** The session to store: the scratch of the turn is left out and each part is checked once more. */
export function storableSession(state: ConversationState, foreign: JsonObject): JsonObject {
  const { pending, suspended } = state
  for (const open of [pending, suspended]) if (open !== null) journeys.findKind(open.kind)?.kind.schema.parse(open)
  const common = { ...CommonPart.parse(state), pending, suspended }
  const slices = journeys.slices.map(({ name, slice: { version, schema } }) => [
    name,
    { version, data: schema.parse(state) },
  ])
  return writeStored(toJsonObject(common), { ...foreign, ...toJsonObject(Object.fromEntries(slices)) })
}

/** A session in which nothing was said yet. */
export function freshSession(scope: Scope): ConversationState {
  const slices = journeys.slices.map(({ slice }) => slice.reset())
  return { ...freshCommon(scope), pending: null, suspended: null, ...journeys.mergeSlices(slices) }
}

interface Part<Value> {
  value: Value
  corrupt: CorruptPart[]
}

function misplaced({ tenantId, conversationId }: JsonObject, ctx: Scope): string | null {
  if (tenantId !== ctx.tenantId) return 'tenantId: belongs to another tenant'
  return conversationId === ctx.conversationId ? null : 'conversationId: belongs elsewhere'
}

function readCommon(stored: JsonObject, ctx: Scope): Part<CommonPart> {
  const fresh = freshCommon(ctx)
  const read = readPart(CommonPart, { ...fresh, ...stored })
  if (read.ok) return { value: read.value, corrupt: [] }
  return { value: fresh, corrupt: [{ part: 'common', stored, problem: read.problem }] }
}

/** A question goes with the slice of the journey that asked it, and is dropped alone when only itself cannot be read. */
function readQuestion(
  part: 'pending' | 'suspended',
  stored: Json | undefined,
  broken: ReadonlySet<JourneyId>,
): Part<Pending | null> {
  if (stored === undefined || stored === null) return { value: null, corrupt: [] }
  const known = typeof stored === 'object' && 'kind' in stored ? journeys.findKind(String(stored.kind)) : null
  if (known === null) return { value: null, corrupt: [{ part, stored, problem: 'kind: nobody asks this' }] }
  if (broken.has(known.owner)) return { value: null, corrupt: [] }
  const read = readPart(known.kind.schema, stored)
  return read.ok
    ? { value: read.value, corrupt: [] }
    : { value: null, corrupt: [{ part, stored, problem: read.problem }] }
}

function isEmpty(stored: Json): boolean {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) && Object.keys(stored).length === 0
}
