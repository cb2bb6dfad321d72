import type { ClaimReader } from '../../src/domain/knowledge/claim-reader.ts'
import { claimRows } from '../../src/domain/knowledge/conflicts/claim-rows.ts'
import { conflictsBetween } from '../../src/domain/knowledge/conflicts/conflicts-between.ts'
import { cutWhole } from '../../src/domain/knowledge/cut-whole.ts'
import type { Cutter } from '../../src/domain/knowledge/cutter.ts'
import type { SearchKit } from '../../src/domain/knowledge/search-kit.ts'
import { segmentOf } from '../../src/domain/knowledge/segment-of.ts'
import { factFigureReader } from '../../src/main/figure-reader.ts'
import { wordInstructionReader } from '../../src/main/instruction-reader.ts'

/** Does what the product does in a thread of its own at once: a few lines are sooner cut than a thread is begun. */
export function sameThreadCutter(search: SearchKit): Cutter & ClaimReader {
  return {
    cut: (document) => cutWhole(document, { ...search, instructions: wordInstructionReader }),
    index: async (passages) => segmentOf(passages, search.glossary),
    claimsIn: async (passages) => claimRows(passages, factFigureReader),
    conflictsBetween: async (documents, rows) => conflictsBetween(documents, rows, factFigureReader),
  }
}
