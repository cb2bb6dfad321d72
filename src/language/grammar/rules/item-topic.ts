import { cuesOf } from '../cues-of.ts'
import type { Desk } from '../desk.ts'
import { PARTICLES } from '../particles.ts'
import { type Phrase, phrasesLeft } from '../phrases-left.ts'
import { asksChoices, isOnlyAskedOf } from './item-about.ts'
import { otherOne } from './item-other.ts'
import { strangeIn } from './item-parts.ts'
import { asksTrait, isAskedOf, ownedIn } from './item-trait.ts'

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
  if (desk.has('original') && !namesMoney(desk)) return 'original'
  if (desk.has('size_help')) return 'size_help'
  if (asksTrait(desk)) return traitOf(desk)
  const asksMore = asksMoreThanGoods(desk)
  if (desk.has('lasting', 'how_long')) return 'lasting'
  // "What is the best price for ten rolls", where nothing else of the message bargains.
  if (desk.has('bargain') && desk.clause.question) return 'price'
  if (desk.has('how_much') && !desk.has('how_many') && (!asksMore || namesMoney(desk)) && !isCharged(desk))
    return 'price'
  if (phrases.every(({ named }) => !named) && asksChoices(desk) && strangeIn(desk).length === 0) return 'options'
  // "What would you recommend for a marathon?" asks for another one than the one that is talked about.
  if (phrase === undefined && desk.says('recommend') && !desk.says('it', 'is_it', 'does_it')) return null
  const key = desk.of('feature').find(({ meaning }) => meaning.key !== null)?.meaning.key ?? null
  if (key !== null && (desk.clause.question || desk.says(...QUESTIONS))) return key
  if (desk.has('options') && !asksMore) return 'options'
  if (
    desk.has('availability') &&
    !asksMore &&
    (phrase !== undefined || desk.has('it') || desk.says('be_at') || asksOnlyThat(desk))
  )
    return 'availability'
  if (!desk.says(...QUESTIONS) && !desk.clause.question) return null
  // "Is the Uhuru Ten good for wide feet", "will it take a card" ask of the thing that is named.
  const ofIt = phrase !== undefined && !desk.says('what', 'show', 'browse')
  const told = (ofIt && (desk.says('is_it', 'does_it') || isAskedOf(phrase, desk))) || asksIt(desk)
  const inRain = ofIt && desk.says('delivery_terms')
  const wishes = [...(ofIt ? [] : ['recommend']), ...(told ? [] : ['want']), ...(inRain ? [] : ['delivery'])]
  return desk.says(...wishes, 'show', 'browse', 'pay', 'hours', 'checkout') ? null : 'other'
}

/** The trait by the key of its row, where it is one. */
function traitOf(desk: Desk): string {
  if (ownedIn(desk).some(({ text }) => PARTICLES.choices.has(text))) return 'options'
  if (desk.says('lasting', 'how_long')) return 'lasting'
  return desk.of('feature').find(({ meaning }) => meaning.key !== null)?.meaning.key ?? 'other'
}

/** "Does it need batteries?": what it needs nobody wishes for. */
function asksIt({ clause, context, says }: Desk): boolean {
  const [first] = clause.spans
  const opens = first !== undefined && cuesOf(first.meaning).some((cue) => cue === 'does_it' || cue === 'is_it')
  return opens && context.salient.length > 0 && !says('show', 'browse', 'recommend')
}

/** "Bado iko?": nothing else is said. */
function asksOnlyThat(desk: Desk): boolean {
  const known = ['availability', 'resume', 'greet', 'yes', 'it'] as const
  return desk.left().every(({ meaning }) => {
    return meaning.kind === 'filler' || cuesOf(meaning).some((cue) => known.some((one) => one === cue))
  })
}

/** "Bei ya ukweli", "its real price": whatever else is said of it, it is the price. */
function namesMoney({ clause, tokens, cues }: Desk): boolean {
  const said = cues('how_much').some(({ from, to }) =>
    tokens.slice(from, to).some(({ text }) => PARTICLES.money.has(text)),
  )
  return said && !clause.spans.some(({ meaning }) => cuesOf(meaning).includes('does_it'))
}

/** "Does it charge with type C?" asks for no money. */
function isCharged({ clause, tokens, cues }: Desk): boolean {
  const costs = cues('how_much')
  const bare = costs.every(({ from, to }) => to - from === 1 && (tokens[from]?.text ?? '').startsWith('charg'))
  return bare && clause.spans.some(({ meaning }) => cuesOf(meaning).includes('does_it'))
}

/** Words beside the goods that no price and no stock answers: "ina fruit percent ngapi", "do they come washed". */
function asksMoreThanGoods(desk: Desk): boolean {
  // What calls another one is no more than its name: "how much is the Fold".
  const [item] = desk.context.salient
  const calls = item !== undefined && otherOne(item, desk) !== null
  const described = !calls && desk.says('does_it', 'is_it') && desk.of('feature').length > 0
  return desk.clause.question && (strangeIn(desk).length > 0 || described)
}
