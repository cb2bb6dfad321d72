import type { CuePack } from '../packs/pack.ts'
import type { PhraseNet } from '../phrases/phrase-net.ts'
import type { Span, Token } from '../span.ts'
import { CueNet, type Ending } from './cue-net.ts'

interface Match {
  from: number
  to: number
  ending: Ending
}
type CueMatch = Match & { ending: Extract<Ending, { kind: 'cue' }> }

const nets = new WeakMap<readonly CuePack[], CueNet>()

/**
 * The fixed phrases and fillers in a message. A phrase inside a longer one is not said by itself ("more" in "no more"), so
 * only the longest are given; phrases of one length, or that overlap only partly, are all given. Where only one language
 * counts, the fillers and negators of the others still do.
 */
export function findCues(
  tokens: readonly Token[],
  packs: readonly CuePack[],
  only: CuePack['language'] | null = null,
): Span[] {
  const matches = findMatches(tokens, netOf(packs), only)
  const fillers = matches.filter(({ ending }) => ending.kind === 'filler')
  const silent = new Set(fillers.flatMap(({ from, to }) => range(from, to)))
  const said = matches.filter(isCue).filter((match) => fitsWhole(tokens, match, silent))
  const cues = [...said, ...turnedAround(tokens, matches, said, silent)]
  const spans = [
    ...longestOf(cues).map(cueSpan),
    ...fillers.map(({ from, to }): Span => ({ from, to, meaning: { kind: 'filler' } })),
  ]
  const distinct = new Map(spans.map((span) => [JSON.stringify(span), span]))
  return [...distinct.values()].sort((a, b) => a.from - b.from || b.to - a.to)
}

function netOf(packs: readonly CuePack[]): CueNet {
  const net = nets.get(packs) ?? new CueNet(packs)
  nets.set(packs, net)
  return net
}

function findMatches(tokens: readonly Token[], cues: CueNet, only: CuePack['language'] | null): Match[] {
  const labels = tokens.map(({ text }) => cues.labelsOf(text, only))
  return tokens.flatMap((token, from) =>
    token.kind === 'mark'
      ? []
      : placesFrom(from, { tokens, labels, net: cues.net }).flatMap(({ to, places }) =>
          cues.saidAt(places, only).map((ending) => ({ from, to, ending })),
        ),
  )
}

/** The places that are reached from a word on; marks and emoji between words are passed over, a line's end is not. */
function placesFrom(
  from: number,
  { tokens, labels, net }: { tokens: readonly Token[]; labels: readonly (readonly number[])[]; net: PhraseNet },
): { to: number; places: ReadonlySet<number> }[] {
  const found: { to: number; places: ReadonlySet<number> }[] = []
  let places = net.start()
  for (let at = from; at < tokens.length && places.size > 0; at += 1) {
    const token = tokens[at]
    if (token === undefined || token.kind === 'break') break
    const reached = net.follow(places, labels[at] ?? [])
    found.push({ to: at + 1, places: reached })
    places = isSign(token) && at > from ? new Set([...reached, ...places]) : reached
  }
  return found
}

/**
 * A negator before a cue says the opposite of it, with at most one filler and no mark between. A negator that belongs to a
 * phrase of its own ("not what I ordered") turns nothing around.
 */
function turnedAround(
  tokens: readonly Token[],
  matches: readonly Match[],
  cues: readonly CueMatch[],
  silent: ReadonlySet<number>,
): CueMatch[] {
  return matches
    .filter(({ ending }) => ending.kind === 'negator')
    .filter(({ to }) => !cues.some((cue) => cue.from < to && cue.to > to))
    .flatMap(({ from, to }) => {
      const starts = silent.has(to) ? [to, to + 1] : [to]
      return cues
        .filter((cue) => starts.includes(cue.from) && !tokens.slice(from, cue.from).some(isSign))
        .map((cue) => ({ from, to: cue.to, ending: { ...cue.ending, negated: !cue.ending.negated } }))
    })
}

/** Whether a cue that must stand alone does so, in the message or between two marks. */
function fitsWhole(tokens: readonly Token[], { from, to, ending }: CueMatch, silent: ReadonlySet<number>): boolean {
  if (ending.whole === null) return true
  return [range(0, from).reverse(), range(to, tokens.length)].every((side) => {
    const end = side.find((at) => !silent.has(at) && !(ending.whole === 'message' && endsClause(tokens[at])))
    return end === undefined || (ending.whole === 'clause' && endsClause(tokens[end]))
  })
}

/** Without those that lie inside a longer one. */
function longestOf(cues: readonly CueMatch[]): CueMatch[] {
  const ends = new Map<number, number>()
  for (const { from, to } of cues) ends.set(from, Math.max(to, ends.get(from) ?? 0))
  let reach = 0
  const reachBefore = new Map<number, number>()
  for (const [from, to] of [...ends].sort(([a], [b]) => a - b)) {
    reachBefore.set(from, reach)
    reach = Math.max(reach, to)
  }
  return cues.filter(({ from, to }) => to === ends.get(from) && to > (reachBefore.get(from) ?? 0))
}

function cueSpan({ from, to, ending: { cue, negated } }: CueMatch): Span {
  return { from, to, meaning: { kind: 'cue', cue, negated } }
}

function endsClause(token: Token | undefined): boolean {
  return token === undefined || token.kind === 'break' || isSign(token)
}

function isSign({ kind }: Token): boolean {
  return kind === 'mark' || kind === 'emoji'
}

function isCue(match: Match): match is CueMatch {
  return match.ending.kind === 'cue'
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}
