import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decideLanguage } from '../../journeys/governance/decide-language.ts'
import type { TurnState } from '../../journeys/turn-state.ts'
import type { Reading } from '../../src/language/reading.ts'
import { HeardLang, SpokenLang } from '../../src/lib/languages.ts'
import { answerOf, openChat } from '../integration/journeys/chat.ts'
import { createShop } from '../support/builders.ts'
import { testDatabase } from '../support/test-database.ts'
import { ACTS, heardState, reading, routedTurn } from '../unit/journeys/heard-state.ts'
import { readsAs } from '../unit/prompts/spoken-words.ts'
import { holds, PATIENCE } from './holds.ts'
import { customerLine } from './talk.ts'

const db = await testDatabase()
const SWITCH = 0.75

/** Every kind of shop: what it speaks by default is among what it speaks. */
const SHOPS = await Promise.all(
  [['en'], ['sw'], ['sheng'], ['en', 'sw'], ['en', 'sheng'], ['sw', 'sheng'], ['en', 'sw', 'sheng']]
    .map((spoken) => SpokenLang.array().parse(spoken))
    .flatMap((allowedLanguages) => allowedLanguages.map((defaultLanguage) => ({ allowedLanguages, defaultLanguage })))
    .map(async (settings) => ({ ...settings, shop: await createShop(db, { settings }) })),
)
const shops = fc.constantFrom(...SHOPS)

const confidence = fc.oneof(
  fc.constantFrom(0, 0.5, 0.749_999, SWITCH, 0.750_001, 1),
  fc.double({ min: 0, max: 1, noNaN: true }),
)
type Guess = Reading['language']
const guess = fc.record({ lang: fc.constantFrom(...HeardLang.options), confidence })
const wish = fc.option(fc.constantFrom(...SpokenLang.options), { nil: null })

type Shop = (typeof SHOPS)[number]

/** A new customer of a shop with a wish on record. */
async function open({ shop }: Shop, languagePref: SpokenLang | null) {
  const chat = await openChat(db, { shop })
  await db.transaction(shop.tenantId, (tx) =>
    tx.customer.updateMany({ where: { tenantId: shop.tenantId, id: chat.customerId }, data: { languagePref } }),
  )
  return chat
}

/** The state after a turn in which this language was heard. */
function after(state: TurnState, language: Guess): TurnState {
  return { ...state, ...decideLanguage(state, language, { ...routedTurn(), choice: null }).patch }
}

describe('Feature: tulia, Property 8: a language heard with less than 0.75 confidence, or that the shop does not allow, never moves the answer: it stays with the wish on record, else with what was surely heard before, else with the default of the shop', () => {
  it('holds for any shop, any wish and any history of guesses', PATIENCE, async () => {
    await holds(
      'property 8, guesses',
      fc.asyncProperty(shops, wish, fc.array(guess, { minLength: 1, maxLength: 4 }), async (settings, pref, heard) => {
        const { allowedLanguages, defaultLanguage } = settings
        const allowed = (language: Guess['lang']): boolean => allowedLanguages.some((one) => one === language)
        const wished = pref !== null && allowed(pref) ? pref : null
        let state = heardState(reading([ACTS.greet]), {
          allowedLanguages,
          defaultLanguage,
          customerLanguagePref: pref,
          message: 'some plain words to judge',
        })
        let standing: SpokenLang = wished ?? defaultLanguage
        let [against, turns, mixes]: [Guess['lang'] | null, number, number] = [null, 0, 0]
        for (const now of heard) {
          state = after(state, now)
          const { responseLanguage: language } = state
          const trail = JSON.stringify({ settings, pref, heard, now, language })
          expect(allowed(language), trail).toBe(true)
          const counts = now.confidence >= SWITCH && now.lang !== 'mixed' && allowed(now.lang)
          if (now.confidence < SWITCH || (now.lang !== 'mixed' && !counts)) expect(language, trail).toBe(standing)
          if (counts) {
            ;[against, turns] = [now.lang, against === now.lang ? turns + 1 : 1]
            // A wish outlasts one message in another language, not two plain ones in a row.
            if (wished === null || now.lang === wished || (turns >= 2 && mixes === 0))
              expect(language, trail).toBe(now.lang)
            else if (mixes === 0) expect(language, trail).toBe(wished)
            else expect([wished, now.lang], trail).toContain(language)
          }
          if (now.confidence >= SWITCH && now.lang === 'mixed') mixes += 1
          standing = language
        }
      }),
    )
  })

  it('holds for whatever real customers write first', PATIENCE, async () => {
    await holds(
      'property 8, first words',
      fc.asyncProperty(shops, wish, customerLine, async (settings, pref, line) => {
        const chat = await open(settings, pref)
        const { trace } = await chat.say(line)
        const wished = [pref, settings.defaultLanguage].find(
          (one) => one !== null && settings.allowedLanguages.includes(one),
        )
        const noted = trace.steps.find(({ node }) => node === 'language_policy')?.note.split(' ')[0]
        const language = HeardLang.catch('mixed').parse(noted)
        const confidence = trace.languageConfidence
        const sure = confidence >= SWITCH && (language === 'mixed' || settings.allowedLanguages.includes(language))
        const { languagePref: asked, optedOutAt } = await db.transaction(chat.shop.tenantId, (tx) =>
          tx.customer.findFirstOrThrow({ where: { id: chat.customerId } }),
        )
        // A line may itself be a wish about language, which is then the wish on record.
        if (!sure && asked === pref) expect(trace.language, line).toBe(wished)
        if (sure && language !== 'mixed' && pref === null && asked === null) expect(trace.language, line).toBe(language)
        const next = await chat.say('🙈')
        // Who asked in these very words to hear nothing more hears nothing, in no language.
        if (optedOutAt !== null) {
          expect(next.replies, line).toEqual([])
          return
        }
        const spoken = SpokenLang.parse(next.trace.language)
        expect(readsAs(answerOf(next), spoken), `${line} ${spoken} ${answerOf(next)}`).toBe(true)
      }),
    )
  })
})
