import { placeMentions } from './place-mentions.ts'

/** A wish as a tour takes it, always hard: whoever writes it down means it. */
export interface SaidWish {
  key: 'room_type' | 'house_rule' | 'cuisine' | 'avoid_mode'
  value: string
}

const INDIFFERENT =
  /\bno (?:specific|particular|special|strong)?\s*(?:\w+\s)?(?:preferences?|restrictions?|requirements?)\b/i
const NEGATED =
  /\b(?:no|nobody|none|neither|not|non|avoid(?:ing)?|without|never|exclud\w*|refrain\w*|rather than|instead of|cannot|can't|won't|skip(?:ping)?|steer clear|leave|out of the question|off the table|ruled out|anything but|rather not|fear|afraid|scared|opposed)\b|n't\b/i
const FLYING = /\b(?:fly(?:ing)?|flights?|planes?|airplanes?|aeroplanes?|airlines?|air travel|by air)\b/i
const DRIVING =
  /\b(?:self[- ]?driv\w*|driv(?:e|ing)|rental cars?|rent(?:ing)? a car|own car|by car|behind the wheel|(?:take|taking) the wheel)\b/i
const EATING =
  /\b(?:cuisines?|food|dining|meals?|eat(?:ing)?|dish(?:es)?|restaurants?|culinary|palates?|taste|cooking|kitchens?|fare|flavou?rs?)\b/i

const ROOMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:entire|whole) (?:rooms?|homes?|houses?|apartments?|apts?|places?|units?|accommodations?)\b/i, 'entire room'],
  [/\bprivate (?:rooms?|accommodations?|lodgings?)\b|\brooms? (?:that are|to be|are) private\b/i, 'private room'],
  [/\b(?:entire|whole)\b[^.]*\b(?:rooms?|accommodations?)\b/i, 'entire room'],
  [/\b(?:entirely|completely|all|wholly) (?:ours|mine|(?:to|for) (?:our|my)sel(?:ves|f))\b/i, 'entire room'],
]
const SHARED =
  /\b(?:shared?|sharing)\b[^.]{0,20}\brooms?\b|\bsharing (?:a )?rooms?\b|\brooms? (?:that are|are)(?: not)? shared\b/i

/** What must be allowed in a house, and what says that the guests bring it. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:pets?|dogs?|cats?|puppy|puppies|kittens?|beagles?|terriers?|retrievers?|labradors?|parrots?|rabbits?|four-legged|furry)\b/i,
    'pets',
  ],
  [/\bsmok(?:es?|ing|ers?)\b/i, 'smoking'],
  [/\bparties\b|\bhost(?:ing)? a party\b/i, 'parties'],
  [
    /\bvisitors?\b|\bguests? (?:may|can|could|to|are allowed to) (?:visit|drop|stop|come)\b|\bfriends (?:may|can|will|to) (?:visit|drop|stop|come)\b/i,
    'visitors',
  ],
  [
    /\b(?:children|kids?|child(?:ren)?)\b[^.]{0,25}\b(?:under|below|younger than)\b|\b(?:young|small|little) (?:children|kids)\b|\btoddlers?\b|\bunder-(?:tens?|10s?)\b/i,
    'children under 10',
  ],
]

/** Where a clause ends: what is denied in one is not denied in the next. */
const CLAUSE =
  /(?<!\b(?:St|Ste|Mt|Ft))[.;!?](?:\s+|$)|,?\s+\b(?:but|although|though)\b|,?\s+\band\b\s+(?=(?:we|I|it|our|my|they|do|would)\b)/

/** The wishes in a text. `cuisines` are those the data knows; others are read where a list of cuisines names them. */
export function tourWishesSaid(text: string, cuisines: readonly string[]): SaidWish[] {
  const clauses = text.split(CLAUSE).filter((clause) => !INDIFFERENT.test(clause))
  const wishes = clauses.flatMap((clause) => [
    ...roomOf(clause),
    ...rulesOf(clause),
    ...modesOf(clause),
    ...(EATING.test(clause) ? cuisinesOf(clause, cuisines) : []),
  ])
  const distinct = new Map(wishes.map((wish) => [`${wish.key}\n${wish.value.toLowerCase()}`, wish]))
  return [...distinct.values()]
}

function roomOf(clause: string): SaidWish[] {
  if (SHARED.test(clause) || /\b(?:not|non|no)[- ]shar/i.test(clause))
    return [{ key: 'room_type', value: NEGATED.test(clause) ? 'not shared room' : 'shared room' }]
  const [, value] = ROOMS.find(([pattern]) => pattern.test(clause)) ?? []
  return value ? [{ key: 'room_type', value }] : []
}

/** "No pets with us" and "non-smoking" ask for nothing to be allowed. */
function rulesOf(clause: string): SaidWish[] {
  return RULES.flatMap(([pattern, value]): SaidWish[] => {
    const found = pattern.exec(clause)
    const before = clause.slice(Math.max(0, (found?.index ?? 0) - 12), found?.index)
    return found && !/\b(?:no|non|without|any)[- ](?:\w+ )?$/i.test(before) ? [{ key: 'house_rule', value }] : []
  })
}

function modesOf(clause: string): SaidWish[] {
  const avoids = (pattern: RegExp, value: string): SaidWish[] =>
    pattern.test(clause) && NEGATED.test(clause) ? [{ key: 'avoid_mode', value }] : []
  return [...avoids(FLYING, 'flight'), ...avoids(DRIVING, 'car')]
}

function cuisinesOf(clause: string, known: readonly string[]): SaidWish[] {
  const named = placeMentions(clause, known).map(({ name }) => name)
  const listed =
    /((?:[A-Z]\p{L}+(?:,? and |, and |, | or | & |\s))+)(?:cuisines?|food|dishes|restaurants?)/u.exec(clause)?.[1] ?? ''
  const others = listed.match(/[A-Z]\p{L}+/gu) ?? []
  return [...named, ...others.filter((other) => !named.some((name) => name.toLowerCase() === other.toLowerCase()))].map(
    (value): SaidWish => ({ key: 'cuisine', value }),
  )
}
