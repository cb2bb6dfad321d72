import type { DialogueContext } from '../dialogue-context.ts'
import type { ShopIndex } from '../linking/build-index.ts'
import type { Evidence } from './evidence.ts'

/** What the words of a model are held against. */
export interface Bench {
  evidence: Evidence
  context: DialogueContext
  shop: ShopIndex
  /** The candidate list as the model was shown it. */
  candidates: readonly string[]
}
