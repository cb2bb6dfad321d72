import { describe, expect, it } from 'vitest'
import { CUES, type CueId } from '../../../src/language/cues/cue-ids.ts'
import { findCues } from '../../../src/language/cues/match-cues.ts'
import { PACKS } from '../../../src/language/packs/index.ts'
import type { CuePack } from '../../../src/language/packs/pack.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'

function cuesIn(message: string, packs: readonly CuePack[] = PACKS): string[] {
  return findCues(tokenise(message), packs).flatMap(({ meaning }) =>
    meaning.kind === 'cue' ? [meaning.negated ? `not_${meaning.cue}` : meaning.cue] : [],
  )
}

const examples = (text: string) => text.split(';').map((example) => example.trim())
const holds = (cue: CueId, message: string, packs?: readonly CuePack[]) =>
  cuesIn(message, packs).some((heard) => heard === cue || heard === `not_${cue}`)

describe.each(PACKS.map((pack) => ({ language: pack.language, pack, alone: [pack] })))(
  'phrases of $language',
  ({ pack, alone }) => {
    it.each(pack.cues.map((entry, at) => ({ at, ...entry })))(
      'hear $cue ($at) where it is said and only there',
      ({ cue, yes, no }) => {
        expect(examples(yes).filter((message) => !holds(cue, message, alone))).toEqual([])
        expect(examples(no).filter((message) => holds(cue, message))).toEqual([])
      },
    )

    it('come with at least three examples', () => {
      expect(pack.cues.filter(({ yes }) => examples(yes).length < 3)).toEqual([])
    })
  },
)

describe('cues', () => {
  it('each have phrases in some language', () => {
    const said = new Set(PACKS.flatMap(({ cues }) => cues.map(({ cue }) => cue)))
    expect(CUES.filter((cue) => !said.has(cue))).toEqual([])
  })
})

const ONE: CuePack = {
  language: 'en',
  cues: [
    { cue: 'want', phrases: '(i|we|) want (to buy|)', yes: '', no: '' },
    { cue: 'more', phrases: 'more please', denied: 'no more', yes: '', no: '' },
    { cue: 'all', phrases: 'all of _ now', yes: '', no: '' },
    { cue: 'delivery', phrases: 'deliver*; delivery', yes: '', no: '' },
    { cue: 'stop_all', whole: 'message', phrases: 'stop', yes: '', no: '' },
    { cue: 'greet', whole: 'clause', phrases: 'sasa', yes: '', no: '' },
    { cue: 'pay', phrases: 'charge', yes: '', no: '' },
    { cue: 'wrong_item', phrases: 'not what i want', yes: '', no: '' },
    { cue: 'yes', phrases: '👍; ok', yes: '', no: '' },
  ],
  fillers: 'the; please; really; you know',
  negators: 'not; do not; dont',
  mendsSlips: true,
}
const PACK = [ONE]

function spansOf(message: string) {
  return findCues(tokenise(message), PACK).map(({ from, to, meaning }) => ({ from, to, ...meaning }))
}

describe('the matcher of cues', () => {
  it.each([
    ['I want to buy shoes', ['want']],
    ['i waant shoes', ['want']],
    ['all of them now', ['all']],
    ['all of these two now', []],
    ['do you deliver', ['delivery']],
    ['delivering?', ['delivery']],
    ['is delivry free', ['delivery']],
    ['devilery', []],
    ['chrage', ['pay']],
    ['charger', []],
    ['it is not what I want', ['wrong_item']],
    ['more, please', ['more']],
    ['more 😀 please', ['more']],
    ['more\nplease', []],
    ['no more', ['not_more']],
    ['stop', ['stop_all']],
    ['Stop, please!', ['stop_all']],
    ['stop it', []],
    ['sasa, nataka viatu', ['greet']],
    ['nataka sasa', []],
    ['👍🏾', ['yes']],
    ['okk', ['yes']],
    ["I don't want it", ['not_want']],
    ['i dont really want it', ['not_want']],
    ['do not, I want it', ['want']],
  ])('hears in %j %j', (message, cues) => {
    expect(cuesIn(message, PACK)).toEqual(cues)
  })

  it('gives the tokens of a phrase and of the fillers', () => {
    expect(spansOf('please, the shoes I want to buy')).toEqual([
      { from: 0, to: 1, kind: 'filler' },
      { from: 2, to: 3, kind: 'filler' },
      { from: 4, to: 8, kind: 'cue', cue: 'want', negated: false },
    ])
  })

  it('refuses phrases with open or nested brackets and phrases that say nothing', () => {
    const broken = (phrases: string) => () =>
      findCues([], [{ ...ONE, cues: [{ cue: 'want', phrases, yes: '', no: '' }] }])
    expect(broken('(want')).toThrow('brackets')
    expect(broken('(a|(b|c))')).toThrow('brackets')
    expect(broken('(a|)')).toThrow('may be empty')
  })
})
