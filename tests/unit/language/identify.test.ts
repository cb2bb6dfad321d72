import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { identifyLanguage } from '../../../src/language/identify/identify-language.ts'
import { LanguageLine } from '../../../src/language/identify/train-languages.ts'
import type { Token } from '../../../src/language/span.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import type { SpokenLang } from '../../../src/lib/languages.ts'
import { BUILDS } from '../../../src/main/classifier-builds.ts'
import { readLanguageLines } from '../../../src/main/language-lines.ts'
import { projectFile } from '../../../src/main/project-file.ts'

type Before = SpokenLang | null

function identify(message: string, before: Before = null, names: readonly string[] = []) {
  const isName = (token: Token) => names.includes(token.text)
  return identifyLanguage(tokenise(message), { before, isName })
}

const heldOut = () => readLanguageLines(LanguageLine, 'heldout', 'heldout2')

describe('the built weights', () => {
  it.each(BUILDS)(
    'in $file are what the lines give',
    ({ file, render }) => {
      expect(render() === readFileSync(projectFile(file), 'utf8')).toBe(true)
    },
    120_000,
  )
})

describe('identifyLanguage', () => {
  it.each([
    ['do you open on public holidays', 'en'],
    ['will it be cloudy on Friday', 'en'],
    ['hw mch is the blk one', 'en'],
    ['u coming 2nite', 'en'],
    ['je, mnafungua siku za sikukuu', 'sw'],
    ['kutakuwa na mawingu siku ya Ijumaa', 'sw'],
    ['ningependa viatu vya ofisini', 'sw'],
    ['bei ya unga ni shilingi ngapi', 'sw'],
    ['tafadhali nikumbushe mkutano wa kesho', 'sw'],
    ['wasee leo mko wapi', 'sheng'],
    ['manze hiyo ni noma', 'sheng'],
    ['nicheki na bei poa buda', 'sheng'],
    ['sina doo, nitakam next week', 'sheng'],
    ['mnadeliver hadi keja', 'sheng'],
    ['bei', 'sw'],
    ['price', 'en'],
  ])('hears %j as %s', (message, lang) => expect(identify(message).lang).toBe(lang))

  it('stays with English when one Sheng word stands in an English sentence', () => {
    expect(identify('please bro can you tell me when the shop will be open tomorrow').lang).toBe('en')
  })

  it('does not call Swahili English for the English goods in it', () => {
    expect(['sw', 'mixed']).toContain(identify('nataka shoes size 42 black').lang)
    expect(['sw', 'mixed']).toContain(identify('mna laptop bag ya inch 15').lang)
  })

  it('does not take the name of goods for a language', () => {
    const names = ['rift', 'runner', 'estate', 'low']
    expect(identify('nataka Rift Runner na Estate Low', null, names).lang).toBe('sw')
    expect(identify('Rift Runner', 'sw', names)).toEqual({ lang: 'sw', confidence: 0.6 })
  })

  it.each([
    ['size gani', 'en'],
    ['okay thanks', 'sw'],
    ['the black one', 'sheng'],
    ['ngapi', 'en'],
  ] as const)('is not sure that %j changes the language from %s', (message, before) => {
    const { lang, confidence } = identify(message, before)
    if (lang !== before) expect(confidence).toBeLessThan(0.75)
  })

  it('says that it does not know when nothing was said', () => {
    expect(identify('👍').confidence).toBeLessThan(0.5)
    expect(identify('254712345678').confidence).toBeLessThan(0.5)
  })

  it('is right 95 times in 100 where it is sure, on lines it was not trained on', () => {
    const heard = heldOut().map(({ text, lang }) => ({ lang, guess: identify(text) }))
    const sure = heard.filter(({ guess }) => guess.confidence >= 0.75)
    expect(sure.length / heard.length).toBeGreaterThan(0.8)
    expect(sure.filter(({ lang, guess }) => guess.lang === lang).length / sure.length).toBeGreaterThanOrEqual(0.95)
  })

  it('never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom(null, 'en', 'sw', 'sheng'), (message, before) => {
        const { confidence } = identify(message, before)
        return confidence >= 0 && confidence <= 1
      }),
    )
  })
})
