import type { ItemDetail } from '../catalog/schemas.ts'
import { glossed, THINGS, wordsOf } from './glossary.ts'
import { held } from './rank-passages.ts'
import { plain, type ReadPassage } from './read-passage.ts'
import type { Asked } from './read-question.ts'

/** A passage that holds less of the words of the question than this speaks of something else. */
const ENOUGH = 0.5
/** From so many kinds of goods on a passage goes through them one by one. */
const SEVERAL = 4

type Named = Pick<ItemDetail, 'name' | 'category'>

/**
 * Whether a passage of a shop's documents may say of one item what its row does not: it holds what is asked, one word of
 * it in its first meaning, and where it tells of goods one by one, of that item too.
 */
export function saysOfItem(read: ReadPassage, asked: readonly Asked[], item: Named): boolean {
  const body = new Set([...read.heading, ...read.title, ...read.sentences.flatMap(({ meanings }) => [...meanings])])
  const own = asked.filter(
    ({ share, meanings: [main = ''] }) => share === 1 && !main.startsWith('?') && !THINGS.has(main),
  )
  const found = own.map(({ meanings }) => held(meanings, body))
  const share = found.reduce((sum, one) => sum + one, 0) / Math.max(1, found.length)
  return share >= ENOUGH && found.includes(1) && isAmongGoods(read, item)
}

/** A list of several goods, "bread keeps 3 days", says nothing of what is not in it. */
function isAmongGoods({ sentences }: ReadPassage, { name, category }: Named): boolean {
  const named = new Set(wordsOf(`${name} ${category}`).flatMap((word) => glossed(word, false) ?? [plain(word)]))
  const others = sentences.flatMap(({ meanings }) => [...meanings].filter((one) => THINGS.has(one) && !named.has(one)))
  const bare = new Set(wordsOf(name).map(plain))
  return new Set(others).size < SEVERAL || sentences.some(({ meanings }) => [...meanings].some((one) => bare.has(one)))
}
