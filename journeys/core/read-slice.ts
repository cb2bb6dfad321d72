import type { CorruptPart } from '../../src/conversation/turn-engine.ts'
import type { Json } from '../../src/lib/json.ts'
import { toJsonObject } from '../facts.ts'
import { readPart } from './read-part.ts'
import type { Slice } from './slice.ts'
import { StoredSlice } from './stored-session.ts'

export interface ReadSlice<Data> {
  value: Data
  corrupt: CorruptPart[]
  /** The slice started again, and what it held would be missed. */
  missed: boolean
}

/** One journey's slice in its version of today; a journey that was not there before begins with a fresh one. */
export function readSlice<Data extends object>(
  part: string,
  slice: Slice<Data>,
  stored: Json | undefined,
): ReadSlice<Data> {
  if (stored === undefined) return { value: slice.reset(), corrupt: [], missed: false }
  const kept = StoredSlice.safeParse(stored)
  if (!kept.success) {
    return { value: slice.reset(), corrupt: [{ part, stored, problem: 'it is no slice' }], missed: true }
  }
  const { version, data } = kept.data
  const upgraded = version < slice.version ? slice.upgrade(version, data) : data
  const read = readPart(slice.schema, { ...toJsonObject(slice.reset()), ...upgraded })
  if (read.ok) return { value: read.value, corrupt: [], missed: false }
  return {
    value: slice.reset(),
    corrupt: [{ part, stored: data, problem: read.problem }],
    missed: slice.isMissed(data),
  }
}
