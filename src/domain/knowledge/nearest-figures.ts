import { isStopWord } from './search/terms.ts'

/** A number and the words beside it, the nearest first, which say of what it is: "24.5 cm", "UK size 9". */
interface Figure {
  value: number
  before: readonly string[]
  behind: readonly string[]
}

const TOKEN = /\d{1,3}(?:,\d{3})+|\d+(?:[.,]\d+)?|\p{L}+/gu
/** So many words on each side of a number may say of what it is. */
const BESIDE = 2
/** Fewer lines with such a figure are no scale that a figure is looked up in. */
const LEAST_LINES = 3

/**
 * The lines of a scale between which a figure of the question lies: "my foot is 24.5 cm" is between the lines of 24.0 and 24.7
 * cm, "UK 9" is one line. Null where no figure is asked, or the lines are no scale of such figures.
 */
export function nearestFigures(question: string, lines: readonly string[]): number[] | null {
  for (const asked of figuresIn(question)) {
    const told = lines.map((line) => ofTheSame(asked, figuresIn(line)))
    const values = told.filter((value) => value !== null)
    if (values.length < LEAST_LINES || new Set(values).size < LEAST_LINES) continue
    const below = Math.max(...values.filter((value) => value <= asked.value))
    const above = Math.min(...values.filter((value) => value >= asked.value))
    const nearest = told.flatMap((value, at) => (value === below || value === above ? [at] : []))
    if (nearest.length > 0) return nearest
  }
  return null
}

/** The figure of a line that is of the same as the one that is asked about: the one that shares most of the words beside it. */
function ofTheSame(asked: Figure, figures: readonly Figure[]): number | null {
  const said = new Set([...asked.before, ...asked.behind])
  const shared = figures.map((figure) => ({
    value: figure.value,
    share: shareOf(figure.before, said) + shareOf(figure.behind, said),
  }))
  const [best, next] = shared.toSorted((a, b) => b.share - a.share)
  return best === undefined || best.share === 0 || best.share === next?.share ? null : best.value
}

/** The nearer a word stands to its figure, the more it says of it. */
function shareOf(beside: readonly string[], said: ReadonlySet<string>): number {
  return beside.reduce((sum, word, at) => (said.has(word) ? sum + 1 / (at + 1) : sum), 0)
}

function figuresIn(text: string): Figure[] {
  const tokens = [...text.toLowerCase().matchAll(TOKEN)].map(([token]) => token)
  return tokens.flatMap((token, at) => {
    const value = Number(/,\d{3}/.test(token) ? token.replaceAll(',', '') : token.replace(',', '.'))
    if (Number.isNaN(value)) return []
    const before = saying(tokens.slice(Math.max(0, at - BESIDE), at).toReversed())
    return [{ value, before, behind: saying(tokens.slice(at + 1, at + 1 + BESIDE)) }]
  })
}

/** Up to the next figure, which has words of its own, and to the next small word. */
function saying(tokens: readonly string[]): string[] {
  const end = tokens.findIndex((token) => /\d/.test(token) || isStopWord(token))
  return tokens.slice(0, end === -1 ? tokens.length : end)
}
