import { cutWhole } from '../../src/domain/knowledge/cut-whole.ts'
import type { Cutter } from '../../src/domain/knowledge/cutter.ts'
import type { SearchKit } from '../../src/domain/knowledge/search-kit.ts'
import { segmentOf } from '../../src/domain/knowledge/segment-of.ts'
import { wordInstructionReader } from '../../src/main/instruction-reader.ts'

/** Does what the product does in a thread of its own at once: a few lines are sooner cut than a thread is begun. */
export function sameThreadCutter(search: SearchKit): Cutter {
  return {
    cut: (document) => cutWhole(document, { ...search, instructions: wordInstructionReader }),
    index: async (passages) => segmentOf(passages, search.glossary),
  }
}
