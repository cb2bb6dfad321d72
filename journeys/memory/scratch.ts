import type { PreferenceChange } from '../../src/domain/customers/schemas.ts'

/** What the nodes of this journey hand to each other in one turn. */
export interface MemoryScratch {
  /** What is to be changed of what is remembered; null where nothing is. */
  memoryChange: Pick<PreferenceChange, 'memory' | 'remember'> | null
  /** What is said once it is changed; `quiet`: nothing, because the turn has answered something else. */
  memorySays: 'kept' | 'declined' | 'forgotten' | 'quiet'
}

export const freshMemory: MemoryScratch = { memoryChange: null, memorySays: 'quiet' }
