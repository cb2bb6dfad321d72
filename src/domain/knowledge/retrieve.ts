import { getItem } from '../catalog/index.ts'
import type { Ctx } from '../context.ts'
import { answerFromItem } from './answer-from-item.ts'
import { settleConflicts } from './conflicts/settle-conflicts.ts'
import { passagesFor } from './read-passages.ts'
import { saysOfItem } from './says-of-item.ts'
import type { KnowledgeLanguage, KnowledgeType } from './schemas.ts'
import { type Demands, type Retrieved, searchPassages } from './search-passages.ts'
import { wholeRow } from './whole-row.ts'

/** What documents say of one item they say in its words: a subject in common may be that of other goods. */
const OF_ITEM = 0.435

/**
 * Passages of this shop's documents that answer a question, best first, each with the sentences that do. A passage must
 * be about the thing asked: what is said of another thing does not answer. In the language asked for where the shop has
 * written it, else in the one it has. What is asked about an item is answered from its row, and only what the row does
 * not say from the documents; where nothing says it, its whole row is what comes nearest.
 */
export async function retrieve(ctx: Ctx, input: Query): Promise<Retrieved> {
  const { itemId = null } = input
  if (itemId === null) return fromDocuments(ctx, input, { fits: () => true, leastWords: 0, leastTold: 0 })
  const item = await getItem(ctx, { itemId })
  const query = withoutName(input.query, item.name)
  const known = answerFromItem(item, query, input.about)
  if (known !== null) return { snippets: [known], confident: true, answerable: known.score, offered: [] }
  const found = await fromDocuments(
    ctx,
    { ...input, query, about: item.category },
    { fits: (read, asked) => saysOfItem(read, asked, item), leastWords: OF_ITEM, leastTold: 0 },
  )
  return found.confident ? found : { ...found, snippets: [wholeRow(item)] }
}

/** The question as it was asked: the name in front of it says again which item is meant. */
function withoutName(query: string, name: string): string {
  return query.startsWith(`${name}:`) ? query.slice(name.length + 1) : query
}

interface Query {
  query: string
  types: readonly KnowledgeType[] | null
  language: KnowledgeLanguage
  /** The question before, for one that leans on it: "and on Sunday?" */
  about: string | null
  /** The item that is asked about. */
  itemId?: string | null
}

async function fromDocuments(ctx: Ctx, input: Query, demands: Demands): Promise<Retrieved> {
  return settleConflicts(ctx, searchPassages(await passagesFor(ctx, input), input, demands, ctx.ports.subjects))
}
