import { describe, expect, it } from 'vitest'
import { embeddingText } from '../../../src/domain/knowledge/search/embedding-text.ts'
import { englishOf } from '../../../src/domain/knowledge/search/english-of.ts'
import { readGlossary } from '../../../src/domain/knowledge/search/glossary.ts'
import { meaningsOf } from '../../../src/domain/knowledge/search/meanings-of.ts'
import { readConcepts } from '../../../src/domain/knowledge/search/read-concepts.ts'
import type { HeardLang } from '../../../src/lib/languages.ts'
import { NO_GLOSSARY } from './no-glossary.ts'
import { find, indexOf } from './passages.ts'

const GLOSSARY = readGlossary({
  swahili: [
    'bwawa\tpool, dam',
    'nyumba\thouse',
    'kitabu\tbook',
    'mtoto\tchild',
    'cheza\tplay',
    'anzisha\tfound, establish',
    'uza\tsell',
    'zaliwa\tborn',
    'kubwa\tbig, large',
    'mei\tmay',
    'mgodi\tmine',
    'lini\twhen',
    'fungua\topen',
    'patikana\tbe found, available',
    'jibu\tanswer',
    'no tab here',
    '\tno headword',
  ].join('\n'),
  sheng: 'doo\tmoney\nfiti\tfine\nuza\tgossip',
  phrases: 'bwawa la kuogelea\tswimming pool\nsaa ngapi\twhat time',
  names: 'ujerumani\tgermany\nvisiwa vya karibea\tcaribbean islands',
  same: 'pool, swimming pool\nprice, cost, how much\nconstructor, builder',
  stop: 'la\nya\nwa\nje\nkwa',
  dictionary: 'bwawa\treservoir\nmeza\ttable',
})

describe('readGlossary', () => {
  it('puts a dictionary behind its own meanings and leaves out lines that say nothing', () => {
    expect(GLOSSARY.swahili.get('bwawa')).toEqual(['pool', 'dam', 'reservoir'])
    expect(GLOSSARY.swahili.get('meza')).toEqual(['table'])
    expect(GLOSSARY.phrases.get('visiwa vya karibea')).toEqual(['caribbean islands'])
    expect(GLOSSARY.swahili.size).toBe(17)
  })
})

describe('meaningsOf', () => {
  const TABLE: [word: string, language: HeardLang, meaning: string | null][] = [
    ['nyumbani', 'sw', 'house'],
    ['vitabu', 'sw', 'book'],
    ['watoto', 'sw', 'child'],
    ['wanaocheza', 'sw', 'play'],
    ['mchezaji', 'sw', 'play'],
    ['alianzisha', 'sw', 'found'],
    ['ilianzishwa', 'sw', 'found'],
    ['mwanzilishi', 'sw', null],
    ['hawakuniuzia', 'sw', 'sell'],
    ['aliyezaliwa', 'sw', 'born'],
    ['alizaliwa', 'sw', 'born'],
    ['vikubwa', 'sw', 'big'],
    ['mnafungua', 'sw', 'open'],
    ['hufunguliwa', 'sw', 'open'],
    ['yanapatikana', 'sw', 'be found'],
    ['patikanaje', 'sw', 'be found'],
    ['nilimjibu', 'sw', 'answer'],
    ['doo', 'sw', 'money'],
    ['uza', 'sw', 'sell'],
    ['uza', 'sheng', 'gossip'],
    ['constructor', 'sw', null],
    ['xyz', 'sheng', null],
  ]

  it.each(TABLE)('%s in %s is %s', (word, language, meaning) => {
    expect(meaningsOf(word, GLOSSARY, language)?.[0] ?? null).toBe(meaning)
  })
})

describe('readConcepts', () => {
  const index = indexOf(
    'The swimming pool opens in May.',
    'Prices of the Volkswagen from Germany.',
    'A gold mine in Mexico.',
  )
  const read = (question: string, language: HeardLang) =>
    readConcepts(question, { glossary: GLOSSARY, index, language }).map(({ alternatives }) =>
      alternatives.map(({ terms }) => terms.join('+')).join(' '),
    )

  const TABLE: [question: string, language: HeardLang, concepts: string[]][] = [
    ['how much is the swimming pool', 'en', ['price cost', 'swim+pool pool swim pool']],
    ['what will the price be', 'en', ['price cost']],
    ['Bwawa la kuogelea lafunguliwa lini?', 'sw', ['swim+pool pool', 'open']],
    ['Je, mei ni mgodi?', 'sw', ['may', 'ni', 'mine']],
    ['doo ya pool', 'sheng', ['money', 'pool swim+pool']],
    ['Volkswagen ya Ujerumani', 'mixed', ['volkswagen', 'germani']],
    ['', 'sw', []],
  ]

  it.each(TABLE)('reads %j in %s', (question, language, concepts) => {
    expect(read(question, language)).toEqual(concepts)
  })

  it('takes a word that nobody knows for the words of the documents that sound like it', () => {
    const [concept] = readConcepts('Meksiko', { glossary: NO_GLOSSARY, index, language: 'sw' })
    const near = concept?.alternatives.find(({ terms }) => terms[0] === 'mexico')
    expect(near?.weight).toBeGreaterThan(0.6)
    expect(near?.weight).toBeLessThanOrEqual(0.8)
    expect(readConcepts('zzgrt', { glossary: NO_GLOSSARY, index, language: 'sw' })[0]?.alternatives).toHaveLength(1)
  })

  it('finds English documents for Swahili questions', () => {
    expect(find(index, 'bwawa la kuogelea', 'sw', GLOSSARY)[0]?.passage).toBe(0)
    expect(find(index, 'mgodi wa Meksiko', 'sw', GLOSSARY)[0]?.passage).toBe(2)
  })
})

describe('embeddingText', () => {
  it.each([
    ['Where is the pool?', 'en', 'Where is the pool?'],
    ['Bwawa la kuogelea liko wapi?', 'sw', 'where swimming pool liko wapi'],
    ['Vitabu vingapi?', 'sw', 'how many book vingapi'],
  ] as const)('reads %j in %s as %j', (question, language, text) => {
    const concepts = readConcepts(question, { glossary: GLOSSARY, index: indexOf('a'), language })
    expect(embeddingText(question, language, concepts)).toBe(text)
  })
})

describe('englishOf', () => {
  it('gives the terms by which English finds a text in Swahili', () => {
    expect(englishOf('Bwawa la kuogelea la watoto hufunguliwa.', GLOSSARY)).toEqual(['swim', 'pool', 'child', 'open'])
  })
})
