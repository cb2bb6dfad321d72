import type { Rule } from '../desk.ts'
import { phrasesLeft } from '../phrases-left.ts'

const WHICH = ['which', 'what', 'any', 'any_of', 'all', 'does_it', 'is_it', 'offers', 'coupon'] as const
const OTHER_MATTER = ['location', 'delivery', 'pay', 'warranty', 'returns', 'repair', 'greet', 'person'] as const
/** A question that goes on with the one before has few words of its own. */
const MOST_WORDS = 9

/** "So which ones work?" after talk of codes asks for the offers that run, whatever its verb. */
export const offersGoOn: Rule = (desk) => {
  const { clause, context } = desk
  if (context.lastQuestion?.act !== 'ask_offers' || clause.to - clause.from > MOST_WORDS) return null
  const asks = desk.says(...WHICH) && !desk.says(...OTHER_MATTER, 'combine')
  const beside = desk.of('code').length > 0 || phrasesLeft(desk).some(({ named }) => named)
  if (!asks || beside) return null
  return { act: { act: 'ask_offers', wanted: desk.nothing, words: clause.words }, uses: [], all: true }
}
