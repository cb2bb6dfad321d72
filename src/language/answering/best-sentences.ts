import { findCues } from '../cues/match-cues.ts'
import { stem } from '../linking/stem.ts'
import { PACKS } from '../packs/index.ts'
import { tokenise } from '../text/tokenise.ts'

/** A sentence must hold at least this share of the telling words of the question. */
const ENOUGH = 0.34
const MOST = 2

/**
 * The sentences that are about what the words ask, best first; none when no sentence holds enough of the telling words. The
 * name of the thing asked about tells nothing: every sentence is about it.
 */
export function bestSentences(sentences: readonly string[], words: string, name: string): string[] {
  const named = new Set(wordsOf(name))
  const asked = [...new Set(tellingWords(words))].filter((word) => !named.has(word))
  if (asked.length === 0) return []
  const scored = sentences.map((sentence) => {
    const held = new Set(wordsOf(sentence))
    return { sentence, score: asked.filter((word) => held.has(word)).length / asked.length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best < ENOUGH && best * asked.length < 2) return []
  return scored
    .filter(({ score }) => score > 0 && score >= best * 0.75)
    .slice(0, MOST)
    .map(({ sentence }) => sentence)
}

function tellingWords(text: string): string[] {
  const tokens = tokenise(text)
  const silent = new Set(
    findCues(tokens, PACKS).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
  )
  return tokens
    .filter(({ kind }, at) => (kind === 'word' || kind === 'code' || kind === 'number') && !silent.has(at))
    .map((token) => meantBy(token.text))
}

/** What is asked in one word and told in another: a line is one matter, its first word stands for it. */
const ALIKE = new Map(
  `
warm overheat heat hot cool cooling fan joto
soft cushioned cushion cushioning comfortable padded comfort laini
wash washable clean cleaning kuosha osha kufua
light lightweight nyepesi
heavy weight nzito uzito
durable strong tough last dumu imara
grip slip slippery grippy teleza
`
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [first = '', ...others] = line.split(' ')
      return [first, ...others].map((word) => [stem(word), stem(first)] as const)
    }),
)
/** "SoftEST", "heaviER": more of it, and the same matter. */
const MORE = /(?:est|er)$/u

function meantBy(word: string): string {
  const own = stem(word)
  const bare = stem(word.replace(MORE, ''))
  return ALIKE.get(own) ?? ALIKE.get(bare) ?? ALIKE.get(bare.replace(/i$/u, 'y')) ?? own
}

function wordsOf(text: string): string[] {
  return tokenise(text).map((token) => meantBy(token.text))
}
