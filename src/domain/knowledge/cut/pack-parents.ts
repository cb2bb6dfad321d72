import { tokensIn } from './count-text.ts'
import type { Parent } from './cut.ts'

/** A passage that still knows where it stands. */
export interface Placed {
  text: string
  page: number
  path: readonly string[]
  chapter: number
}

const MOST_TOKENS = 1_050
const OVERLAP_TOKENS = 150

/**
 * Stretches of about 1,000 tokens of whole passages. None goes over a heading of the highest kind; where one must end before
 * it, the next repeats its last sentences, up to 150 tokens. `of` gives the parent of each passage.
 */
export function packParents(passages: readonly Placed[]): { parents: Parent[]; of: number[] } {
  const groups: Placed[][] = []
  const of: number[] = []
  let tokens = 0
  for (const passage of passages) {
    const group = groups.at(-1)
    const more = tokensIn(passage.text)
    const isNew = group?.at(-1)?.chapter !== passage.chapter
    if (group === undefined || isNew || tokens + more > MOST_TOKENS) {
      groups.push([passage])
      tokens = more + (isNew ? 0 : OVERLAP_TOKENS)
    } else {
      group.push(passage)
      tokens += more
    }
    of.push(groups.length - 1)
  }
  return { parents: groups.map((group, at) => toParent(group, groups[at - 1] ?? [], at)), of }
}

function toParent(group: readonly Placed[], before: readonly Placed[], ordinal: number): Parent {
  const goesOn = before.at(-1)?.chapter === group[0]?.chapter
  const repeated = goesOn ? tailOf(textOf(before)) : ''
  return {
    ordinal,
    headingPath: group
      .map(({ path }) => path)
      .reduce(shared)
      .slice(),
    pageFrom: group[0]?.page ?? 1,
    pageTo: group.at(-1)?.page ?? 1,
    text: repeated === '' ? textOf(group) : `${repeated}\n${textOf(group)}`,
  }
}

/** The text as it was read, with each heading over what stands under it. */
function textOf(group: readonly Placed[]): string {
  return group
    .map(({ text, path }, at) => {
      const known = at === 0 ? 0 : shared(path, group[at - 1]?.path ?? []).length
      return [...path.slice(known), text].join('\n')
    })
    .join('\n')
}

/** The last whole words of a text that fit into the overlap, from the beginning of a sentence or line where there is one. */
function tailOf(text: string): string {
  const tail = text.slice(-OVERLAP_TOKENS * 4)
  if (tail.length === text.length) return text
  const begin = /(?:[.!?]["'”’)]*\s+|\n)(?=\S)/u.exec(tail) ?? /\s+/u.exec(tail)
  return begin === null ? tail : tail.slice(begin.index + begin[0].length)
}

function shared(one: readonly string[], other: readonly string[]): readonly string[] {
  const differs = one.findIndex((heading, at) => heading !== other[at])
  return differs < 0 ? one : one.slice(0, differs)
}
