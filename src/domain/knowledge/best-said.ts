import type { ReadPassage } from './read-passage.ts'
import type { Asked } from './read-question.ts'
import type { SaidTerms } from './said-terms.ts'
import { sharesOfQuestion } from './shares-of-question.ts'
import type { Sought } from './sought.ts'

/** What the sentence of a passage that comes nearest to a question says of it. */
export interface Said {
  /** How much of it, 0 to 1. */
  share: number
  /** How much that is, in what telling passages apart takes: little of a long question may be more than all of "is it open?". */
  mass: number
  /** 1 where it has the kind of thing that is asked for, a price or a time; -1 where it has not; 0 where no kind is asked for. */
  kind: number
}

/** What the kind of thing counts beside the words. */
const KIND = 0.15

export function bestSaid(
  { read, terms }: { read: ReadPassage; terms: SaidTerms },
  asked: readonly Asked[],
  sought: Sought,
): Said {
  const kinds = kindsAsked(asked)
  const total = sought.counts.reduce((sum, count) => sum + count, 0)
  const said = sharesOfQuestion(terms, sought).map((share, at) => ({
    share,
    mass: share * total,
    kind: kindOf(read.sentences[at]?.meanings, kinds),
  }))
  const worth = ({ share, kind }: Said) => share + KIND * kind
  return said.reduce((best, one) => (worth(one) > worth(best) ? one : best), said[0] ?? { share: 0, mass: 0, kind: 0 })
}

/** The kinds of answer that the question itself asks for. */
export function kindsAsked(asked: readonly Asked[]): string[] {
  return asked.flatMap(({ meanings: [main = ''], share }) => (share === 1 && main.startsWith('?') ? [main] : []))
}

function kindOf(meanings: ReadonlySet<string> | undefined, kinds: readonly string[]): number {
  if (kinds.length === 0) return 0
  return kinds.some((kind) => meanings?.has(kind)) ? 1 : -1
}
