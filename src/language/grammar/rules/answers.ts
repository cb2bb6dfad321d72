import type { Span } from '../../span.ts'
import type { Rule } from '../desk.ts'
import { phrasesLeft } from '../phrases-left.ts'
import { unheardIn } from '../unheard.ts'
import { wantedOf } from '../wanted.ts'
import { eachPlace } from './each-place.ts'
import { option } from './option-answer.ts'
import { BESIDE, ordinalSaid, picks, placeSaid } from './placed.ts'

/** "The second", "hiyo ya mwisho", "2", "the green ones": of the list that was shown. */
const listed: Rule = (desk) => {
  const { asked, shown } = desk.context
  if (shown.length === 0) return null
  const phrases = phrasesLeft(desk)
  const placed =
    asked === null || asked.kind === 'pick' || asked.kind === 'what'
      ? placeSaid(desk, phrases)
      : ordinalSaid(desk, phrases)
  // "The loafer, one 43 and one 44": how many of another size there are to be, and no place.
  const another = desk.found.length > 0 && phrases.some(({ named, spans }) => named && isIn(placed?.spans, spans))
  if (placed === null || another) return null
  const ids = placed.places.map((place) => shown.at(place > 0 ? place - 1 : place))
  const missed = placed.places.find((_place, at) => ids[at] === undefined)
  // "Nipe mbili" of the only thing that was shown counts pieces.
  const wordy = desk.tokens.slice(desk.clause.from, desk.clause.to).some(({ kind }) => kind === 'word')
  const counts = shown.length === 1 && wordy && desk.of('ordinal').length === 0
  if (counts && missed !== undefined && missed > 0)
    return picks(
      desk,
      { ...desk.nothing, itemIds: shown, exact: true, quantity: missed, words: desk.clause.words },
      placed.spans,
    )
  if (missed !== undefined) return { act: { act: 'pick_nothing', place: missed }, uses: placed.spans }
  const rest = phrases.filter(({ spans }) => !spans.every((span) => placed.spans.includes(span)))
  // A number beside a place is read among what is picked: 28 is a size of these shoes.
  const meant = ids.filter((id) => id !== undefined)
  const said = rest.map(({ named, spans, wanted }) => (named ? wanted : wantedOf(spans, desk.tokens, desk.shop, meant)))
  const wanted = {
    ...desk.nothing,
    itemIds: meant,
    exact: true,
    values: said.flatMap(({ values }) => values),
    quantity: said.map(({ quantity }) => quantity).find((one) => one !== null) ?? null,
    measure: said.map(({ measure }) => measure).find((one) => one !== null) ?? null,
    words: desk.clause.words,
  }
  return picks(desk, wanted, [...placed.spans, ...rest.flatMap(({ spans }) => spans)])
}

function isIn(some: readonly Span[] = [], spans: readonly Span[]): boolean {
  return some.some((span) => spans.includes(span))
}

/** A number or the title of one of our own choices, where neither goods nor values were asked for. */
const choice: Rule = (desk) => {
  const { asked } = desk.context
  if (asked === null || asked.kind === 'pick' || asked.kind === 'option' || asked.choices.length === 0) return null
  const titled = asked.choices.find(({ title }) => isTitled(title, desk.clause.words))
  if (titled !== undefined) return { act: { act: 'choose', id: titled.id }, uses: [], all: true }
  if (
    asked.kind === 'quantity' ||
    asked.kind === 'phone' ||
    (desk.says('want', 'bring_me', 'only') && desk.of('ordinal').length === 0)
  )
    return null
  const placed = placeSaid(desk, phrasesLeft(desk))
  // A number beside words that nobody knows may be anything.
  if (placed === null || (desk.of('ordinal').length === 0 && unheardIn(desk).length > 0)) return null
  const chosen = asked.choices.at(placed.place > 0 ? placed.place - 1 : placed.place)
  // "Oh, make it four", where only two ways to get it are asked.
  const counts = desk.says('correction') && desk.of('ordinal').length === 0 && desk.context.cart.length > 0
  if (chosen === undefined)
    return counts ? null : { act: { act: 'pick_nothing', place: placed.place }, uses: placed.spans }
  // "No, the first one" is no yes, wherever our yes stands.
  if (chosen.id === 'yes' && desk.says('no')) return null
  return { act: { act: 'choose', id: chosen.id }, uses: [...placed.spans, ...desk.cues(...BESIDE)] }
}

/** "Three", where it was asked how many. */
const quantity: Rule = (desk) => {
  const { asked } = desk.context
  if (asked?.kind !== 'quantity' || phrasesLeft(desk).some(({ named }) => named)) return null
  const [said] = [...desk.of('quantity'), ...desk.of('number')]
  if (said === undefined || said.meaning.value < 1) return null
  return {
    act: { act: 'set_quantity', lines: [], quantity: Math.min(Math.round(said.meaning.value), 99), measure: null },
    uses: [said, ...desk.cues(...BESIDE)],
  }
}

const FEWEST_WORDS = 2

/** A choice by its title, or by how the title begins: "another way" for "Another way to pay". */
function isTitled(title: string, words: string): boolean {
  const [shown, said] = [fold(title), fold(words)]
  return shown === said || (said.split(' ').length >= FEWEST_WORDS && shown.startsWith(`${said} `))
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

const ONWARDS = [
  'pay',
  'checkout',
  'change',
  'add',
  'remove',
  'instead',
  'delivery',
  'pickup',
  'cancel',
  'prompt',
  'card',
] as const

/** "Let me ask my wife first", "wacha niulize mama watoto": whoever is asked is no customer of goods, and nothing is decided. */
const asksSomebody: Rule = (desk) => {
  const [lead] = desk.cues('pause')
  const thing = desk.clause.spans.some(({ meaning }) => meaning.kind === 'number' || meaning.kind === 'price')
  if (lead === undefined || lead.to - lead.from < FEWEST_WORDS || thing || desk.clause.question) return null
  if (desk.says(...ONWARDS) || desk.of('zone').length > 0) return null
  const before = desk.clause.spans.some(({ to, meaning }) => to <= lead.from && NAMED.has(meaning.kind))
  return before ? null : { act: { act: 'pause' }, uses: [lead], all: true }
}

const NAMED: ReadonlySet<string> = new Set(['item', 'category', 'value', 'size', 'measure'])

export const ANSWERS: readonly Rule[] = [asksSomebody, option, choice, quantity, eachPlace, listed]
