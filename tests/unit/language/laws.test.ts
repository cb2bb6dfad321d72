import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findCues } from '../../../src/language/cues/match-cues.ts'
import { type AskedQuestion, type DialogueContext, NOTHING_BEFORE } from '../../../src/language/dialogue-context.ts'
import { findForms } from '../../../src/language/forms/find-forms.ts'
import { readActs } from '../../../src/language/grammar/read-acts.ts'
import { segment } from '../../../src/language/grammar/segment.ts'
import { isContent } from '../../../src/language/grammar/unheard.ts'
import { hear } from '../../../src/language/hear.ts'
import type { ShopIndex } from '../../../src/language/linking/build-index.ts'
import { findLinks } from '../../../src/language/linking/find-links.ts'
import { PACKS } from '../../../src/language/packs/index.ts'
import { Reading } from '../../../src/language/reading.ts'
import type { Span, Token } from '../../../src/language/span.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import { findVerbs } from '../../../src/language/verbs/analyse.ts'
import { fixtureShop, indexOf } from './fixture-shop.ts'

const SHOPS = {
  kicks: indexOf(fixtureShop('kicks-and-phones')),
  grocery: indexOf(fixtureShop('mama-njeri-grocery')),
}
const SEEDED = { seed: 7, numRuns: 250 }

/** What customers say for each cue, in all languages. */
const SAID = PACKS.flatMap(({ cues }) => cues.flatMap(({ yes }) => yes.split(';').map((example) => example.trim())))
const ODD = [
  '42',
  'size 43',
  '2 kg',
  'elfu tano',
  '5k',
  '0712345678',
  'KARIBU10',
  'Westlands',
  'kesho',
  'black',
  'nyeusi',
  '👍',
  '???',
  'Zzyzx',
]

const names = fc.constantFrom(...Object.values(SHOPS).flatMap(({ shelf }) => shelf.items.map(({ item }) => item.name)))
const words = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SAID) },
  { weight: 3, arbitrary: names },
  { weight: 3, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
)
const messages = fc
  .array(fc.tuple(words, fc.constantFrom(' ', ' ', ', ', '? ', '. ', '\n', ' na ', ' and ')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((parts) => parts.flat().join(''))

const KINDS: readonly AskedQuestion['kind'][] = [
  'pick',
  'option',
  'quantity',
  'confirm',
  'delivery',
  'method',
  'phone',
  'what',
  'order',
]
const situations = fc.record({
  slug: fc.constantFrom('kicks' as const, 'grocery' as const),
  kind: fc.option(fc.constantFrom(...KINDS)),
  filled: fc.boolean(),
  paid: fc.option(fc.boolean()),
})

type Situation = typeof situations extends fc.Arbitrary<infer Drawn> ? Drawn : never

/** The shop and the dialogue that a drawn situation stands for. */
function inside({ slug, kind, filled, paid }: Situation): { shop: ShopIndex; context: DialogueContext } {
  const shop = SHOPS[slug]
  return { shop, context: contextOf(shop, kind, filled, paid) }
}

function contextOf(
  shop: ShopIndex,
  kind: AskedQuestion['kind'] | null,
  filled: boolean,
  paid: boolean | null,
): DialogueContext {
  const items = shop.shelf.items.slice(0, 4).map(({ item }) => item)
  const ids = items.map(({ itemId }) => itemId)
  const cart = items.slice(0, 2).map(({ itemId, name }) => ({ itemId, name, values: {}, quantity: 1 }))
  const [option = 'size'] = Object.keys(items[0]?.options ?? {})
  const choices = ids.map((_, at) => ({ id: `item:${at}`, title: items[at]?.name ?? '' }))
  return {
    ...NOTHING_BEFORE,
    asked: kind === null ? null : { kind, option, itemId: ids[0] ?? null, choices },
    ...(filled ? { shown: ids, salient: ids.slice(0, 2), cart } : {}),
    order: paid === null ? null : { reference: '234567892', paid, paying: !paid },
  }
}

function heardIn(message: string, shop: ShopIndex): { tokens: Token[]; spans: Span[] } {
  const tokens = tokenise(message)
  const candidates = [
    ...findForms(tokens),
    ...findVerbs(tokens),
    ...findLinks(tokens, shop),
    ...findCues(tokens, PACKS),
  ]
  return { tokens, spans: segment(candidates, tokens) }
}

describe('whatever is said, wherever in the dialogue', () => {
  it('is read into a reading that keeps its shape', () => {
    fc.assert(
      fc.property(messages, situations, (text, situation) => {
        const { shop, context } = inside(situation)
        const reading = hear({ text, tap: null }, context, shop)
        expect(Reading.safeParse(reading).error).toBeUndefined()
      }),
      SEEDED,
    )
  })

  it('is read alike every time', () => {
    fc.assert(
      fc.property(messages, situations, (text, situation) => {
        const { shop, context } = inside(situation)
        const once = hear({ text, tap: null }, context, shop)
        expect(hear({ text, tap: null }, context, shop)).toEqual(once)
      }),
      { ...SEEDED, numRuns: 100 },
    )
  })

  it('has no word in two spans, and no span in two acts', () => {
    fc.assert(
      fc.property(messages, situations, (text, situation) => {
        const { shop, context } = inside(situation)
        const { tokens, spans } = heardIn(text, shop)
        for (const [at, span] of spans.entries()) expect(span.from).toBeGreaterThanOrEqual(spans[at - 1]?.to ?? 0)
        const { usedBy, acts } = readActs(spans, { tokens, context, shop })
        for (const [span, act] of usedBy) {
          expect(spans).toContain(span)
          expect(act).toBeLessThan(acts.length)
        }
      }),
      SEEDED,
    )
  })

  it('names only items, lines and places that there are', () => {
    fc.assert(
      fc.property(messages, situations, (text, situation) => {
        const { shop, context } = inside(situation)
        for (const act of hear({ text, tap: null }, context, shop).acts) {
          if ('wanted' in act) for (const id of act.wanted.itemIds) expect(shop.item(id)).toBeDefined()
          if ('lines' in act) for (const line of act.lines) expect(line).toBeLessThan(Math.max(1, context.cart.length))
        }
      }),
      SEEDED,
    )
  })

  it('accounts for every content word: in something that was understood, or as unheard', () => {
    fc.assert(
      fc.property(messages, situations, (text, situation) => {
        const { shop, context } = inside(situation)
        const { tokens, spans } = heardIn(text, shop)
        const { unheard, acts } = readActs(spans, { tokens, context, shop })
        // Goods that are described and not named are looked for by the words of the whole clause.
        const told = acts
          .flatMap((act) => ('words' in act ? [act.words] : act.act === 'search' ? [act.wanted.words] : []))
          .join(' ')
        const covered = (at: number) => spans.some(({ from, to }) => from <= at && at < to)
        const lost = tokens.filter(
          (token, at) => isContent(token) && !covered(at) && !unheard.includes(token.raw) && !told.includes(token.raw),
        )
        expect(lost.map(({ raw }) => raw).filter(() => !acts.some(({ act }) => TAKES_ALL.has(act)))).toEqual([])
      }),
      SEEDED,
    )
  })
})

/** Acts that take a clause whole and have no words to tell of. */
const TAKES_ALL = new Set(['off_topic', 'choose', 'set_delivery', 'bargain', 'pause'])
