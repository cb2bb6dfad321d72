import type { NamedItem } from '../../src/domain/catalog/schemas.ts'
import { ASK_STOP_WORDS } from '../../src/llm/offline/lexicon/shopping-words.ts'
import { fold, tokenise } from '../../src/llm/offline/tokens.ts'
import type { OfflineEngine, ShoppingAsk } from '../../src/llm/offline/types.ts'
import { narrows } from './reading/search-reading.ts'
import { nameWordsIn, spelledItem, withoutNames } from './shop-names.ts'
import { namesKnownThing } from './split-ask.ts'

const WANTS =
  /\b(?:nataka|ninataka|nipe|nipeni|niletee|nitumie|nichukue|nitachukua|nionyeshe|nionyesheni|nishow|leta|give me|get me|show me|i'll take|natafuta|ninatafuta|tunatafuta|nahitaji|ninahitaji|naomba|ningependa|ningetaka|nadai|nadaai|naulizia|nipatie|niuzie|mko na|muko na|uko na|mna|muna|mnauza|unauza|want|wanna|need|looking for|buy|interested in|do you (?:have|sell|stock)|you have|got any)\b/
/** Words that make it about an order, a payment or the shop instead. */
const ABOUT_ELSE =
  /\b(?:rudisha|kurudisha|return|refund|warranty|deliver\w*|delivery|mnadeliver|lipa|kulipa|nimelipa|paid|pay|order yangu|oda yangu|my order|cancel|ghairi|kujua|to know|saa ngapi|what time|wapi|where|offers?|ofa|discount|punguzo|coupon|code|mtu|person|agent|stop|lugha|language|job|kazi ya)\b/

/**
 * A wish for goods that the words leave no doubt about: they want, look for or ask for something, and name goods that
 * the lexicon or the shop knows, or anything with a size, a colour, a price or a purpose. Whether it is discovery or a question
 * about a product makes no difference to where it goes.
 */
export function wantsGoods(message: string, engine: OfflineEngine, named: readonly NamedItem[] = []): boolean {
  const text = fold(message)
  if (ABOUT_ELSE.test(text)) return false
  const ask = engine.parseAsk(message)
  if (!WANTS.test(text)) return namesOnlyGoods(message, ask)
  if (ask.terms.length === 0 && ask.purpose.length === 0) return false
  return namesKnownThing(message) || nameWordsIn(message, named).length > 0 || narrows(ask) || ask.purpose.length > 0
}

/** Something was had already, or is to be changed: the goods are named to say which. */
const HAD_BEFORE =
  /\b(?:\w*badilish\w*|change|swap|exchange|wrong|broken|damaged|received|ordered|bought|status|complain\w*|\w*haribika|\w*vunjika|nilinunua|niliagiza|nimeagiza|nilipata|nilipokea)\b/

/**
 * A wish for goods of this shop in its own words for them: a wish and a word or two of a name, or a whole name with
 * nothing beside it that says anything. What the words of the name mean elsewhere ("privacy", "open") is not heard.
 */
export function wantsNamedGoods(message: string, named: readonly NamedItem[]): boolean {
  const whole = spelledItem(message, named)
  const rest = whole === null ? tokenise(message).join(' ') : withoutNames(message, [whole])
  if (ABOUT_ELSE.test(rest) || HAD_BEFORE.test(rest)) return false
  const wants = WANTS.test(rest)
  if (whole === null) return wants && nameWordsIn(message, named).length >= 2
  return wants || rest.split(' ').every((word) => word === '' || ASK_STOP_WORDS.has(word))
}

const MOST_WORDS = 6
/** "Simu ya kabambe": one word behind a connective says which kind. */
const KIND_OF = /\b(?:ya|za|la|wa|cha|vya|for|of) (\p{L}+)$/u
const UNIT = /^(?:mah|w|watts?|inch|inches|mm|cm|gb|tb|mp)$/

/** "Shoes", "simu", "black sneakers 42": goods by their name and nothing beside it that says anything else. */
function namesOnlyGoods(message: string, { terms, raw }: ShoppingAsk): boolean {
  const tokens = tokenise(message)
  if (tokens.length > MOST_WORDS || terms.length === 0 || !namesKnownThing(message)) return false
  const kind = KIND_OF.exec(fold(message))?.[1]
  return raw.every((word) => namesKnownThing(word) || word === kind || UNIT.test(word))
}
