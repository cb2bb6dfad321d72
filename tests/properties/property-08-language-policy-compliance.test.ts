import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import { Lang, type LanguageGuess, type OfflineEngine } from '../../src/llm/offline/types.ts'
import { answerOf, offlineEngine, offlineLlm, openChat } from '../integration/journeys/chat.ts'
import { createShop } from '../support/builders.ts'
import { testDatabase } from '../support/test-database.ts'
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
const guess = fc.record({ language: fc.constantFrom(...Lang.options), confidence })
const wish = fc.option(fc.constantFrom(...SpokenLang.options), { nil: null })

type Shop = (typeof SHOPS)[number]

/** A new customer of a shop with a wish on record, heard as the engine's fixed parts say. */
async function open({ shop }: Shop, languagePref: SpokenLang | null, fixed: Partial<OfflineEngine> = {}) {
  const chat = await openChat(db, { shop, llm: offlineLlm(fixed) })
  await db.transaction(shop.tenantId, (tx) =>
    tx.customer.updateMany({ where: { tenantId: shop.tenantId, id: chat.customerId }, data: { languagePref } }),
  )
  return chat
}

describe('Feature: tulia, Property 8: a language heard with less than 0.75 confidence, or that the shop does not allow, never moves the answer: it stays with the wish on record, else with what was surely heard before, else with the default of the shop', () => {
  it('holds for any shop, any wish and any history of guesses', PATIENCE, async () => {
    await holds(
      'property 8, guesses',
      fc.asyncProperty(shops, wish, fc.array(guess, { minLength: 1, maxLength: 4 }), async (settings, pref, heard) => {
        let now: LanguageGuess = { language: 'en', confidence: 0 }
        const chat = await open(settings, pref, { detectLanguage: () => now })
        const allowed = (language: Lang): boolean => settings.allowedLanguages.some((one) => one === language)
        const wished = pref !== null && allowed(pref) ? pref : null
        let standing: SpokenLang = wished ?? settings.defaultLanguage
        let [against, turns, mixes]: [Lang | null, number, number] = [null, 0, 0]
        for (now of heard) {
          const result = await chat.say('some plain words to judge')
          const { language } = result.trace
          const trail = JSON.stringify({ settings, pref, heard, now, language })
          expect(allowed(SpokenLang.parse(language)), trail).toBe(true)
          expect(readsAs(answerOf(result), SpokenLang.parse(language)), `${trail} ${answerOf(result)}`).toBe(true)
          const counts = now.confidence >= SWITCH && now.language !== 'mixed' && allowed(now.language)
          if (now.confidence < SWITCH || (now.language !== 'mixed' && !counts)) expect(language, trail).toBe(standing)
          if (counts) {
            ;[against, turns] = [now.language, against === now.language ? turns + 1 : 1]
            // A wish outlasts one message in another language, not two plain ones in a row.
            if (wished === null || now.language === wished || (turns >= 2 && mixes === 0))
              expect(language, trail).toBe(now.language)
            else if (mixes === 0) expect(language, trail).toBe(wished)
            else expect([wished, now.language], trail).toContain(language)
          }
          if (now.confidence >= SWITCH && now.language === 'mixed') mixes += 1
          standing = SpokenLang.parse(language)
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
        const { language, confidence } = offlineEngine.detectLanguage(line, pref)
        const sure = confidence >= SWITCH && (language === 'mixed' || settings.allowedLanguages.includes(language))
        const { languagePref: asked } = await db.transaction(chat.shop.tenantId, (tx) =>
          tx.customer.findFirstOrThrow({ where: { id: chat.customerId } }),
        )
        // A line may itself be a wish about language, which is then the wish on record.
        if (!sure && asked === pref) expect(trace.language, line).toBe(wished)
        if (sure && language !== 'mixed' && pref === null && asked === null) expect(trace.language, line).toBe(language)
      }),
    )
  })
})
