import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { isOnlyAskedOf } from './item-about.ts'

export const QUESTIONS = [
  'how_much',
  'what',
  'which',
  'how',
  'how_long',
  'how_many',
  'is_it',
  'does_it',
  'can_i',
  'why',
  'original',
  'lasting',
  'picture',
  'when',
  'if',
] as const

/** What is asked of an item; null where something else is asked. */
export function topicOf(desk: Desk, phrase: Phrase | undefined): string | null {
  const phrases = phrasesLeft(desk)
  const thing = phrases.some((one) => one.named && isOnlyAskedOf(one, desk, phrases))
  if (desk.has('picture') && !thing) return 'picture'
  if (desk.has('original')) return 'original'
  if (desk.has('size_help')) return 'size_help'
  const asksMore = asksMoreThanGoods(desk)
  if (desk.has('lasting', 'how_long')) return 'lasting'
  if (desk.has('how_much') && !desk.has('how_many') && !asksMore && !isCharged(desk)) return 'price'
  const key = desk.of('feature').find(({ meaning }) => meaning.key !== null)?.meaning.key ?? null
  if (key !== null && (desk.clause.question || desk.says(...QUESTIONS))) return key
  if (desk.has('options')) return 'options'
  if (
    desk.has('availability') &&
    !asksMore &&
    (phrase !== undefined || desk.has('it') || desk.says('be_at') || asksOnlyThat(desk))
  )
    return 'availability'
  if (!desk.says(...QUESTIONS) && !desk.clause.question) return null
  // "Is the Uhuru Ten good for wide feet", "will it take a card" ask of the thing that is named.
  const ofIt = phrase !== undefined && !desk.says('what', 'show', 'browse')
  const told = ofIt && desk.says('is_it', 'does_it')
  const inRain = ofIt && desk.says('delivery_terms')
  const wishes = [...(ofIt ? [] : ['recommend']), ...(told ? [] : ['want']), ...(inRain ? [] : ['delivery'])]
  return desk.says(...wishes, 'show', 'browse', 'pay', 'hours', 'checkout') ? null : 'other'
}

/** "Bado iko?": nothing else is said. */
function asksOnlyThat(desk: Desk): boolean {
  const known = ['availability', 'resume', 'greet', 'yes', 'it'] as const
  return desk.left().every(({ meaning }) => {
    return meaning.kind === 'filler' || cuesOf(meaning).some((cue) => known.some((one) => one === cue))
  })
}

/** "Does it charge with type C?" asks for no money. */
function isCharged({ clause, tokens, cues }: Desk): boolean {
  const costs = cues('how_much')
  const bare = costs.every(({ from, to }) => to - from === 1 && (tokens[from]?.text ?? '').startsWith('charg'))
  return bare && clause.spans.some(({ meaning }) => cuesOf(meaning).includes('does_it'))
}

/** Words beside the goods that no price and no stock answers: "ina fruit percent ngapi", "do they come washed". */
function asksMoreThanGoods(desk: Desk): boolean {
  const described = desk.says('does_it', 'is_it') && desk.of('feature').length > 0
  return desk.clause.question && (unheardIn(desk).length > 0 || described)
}
