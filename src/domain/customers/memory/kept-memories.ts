import type { CustomerView, PreferenceChange } from '../schemas.ts'
import type { MemoryEntry, MemoryKind } from './schemas.ts'

/** More than this of one person nobody needs; the oldest go. */
const MOST_KEPT = 24

/** Of these a guest has one: what she says now takes the place of what she said before. */
const SINGLE: ReadonlySet<MemoryKind> = new Set(['name', 'style'])

type Remembered = Pick<CustomerView, 'memoryOptIn' | 'memories'>

/** What is remembered after a change: nothing without consent, and what was said twice once. The same list where nothing changes. */
export function keptMemories(now: Remembered, change: PreferenceChange, at: Date): Remembered {
  const memoryOptIn = change.memory ?? now.memoryOptIn
  if (memoryOptIn !== true) return { memoryOptIn, memories: now.memories.length === 0 ? now.memories : [] }
  const told = (change.remember ?? []).filter((one, place, all) =>
    isNew(one, [...now.memories, ...all.slice(0, place)]),
  )
  if (told.length === 0) return { memoryOptIn, memories: now.memories }
  const replaced = new Set(told.map(({ kind }) => kind).filter((kind) => SINGLE.has(kind)))
  const before = now.memories.filter(({ kind }) => !replaced.has(kind))
  return {
    memoryOptIn,
    memories: [...told.map((one) => ({ ...one, at: at.toISOString() })), ...before].slice(0, MOST_KEPT),
  }
}

function isNew(
  said: Pick<MemoryEntry, 'kind' | 'value'>,
  known: readonly Pick<MemoryEntry, 'kind' | 'value'>[],
): boolean {
  return !known.some(({ kind, value }) => kind === said.kind && value.toLowerCase() === said.value.toLowerCase())
}
