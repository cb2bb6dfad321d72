import { describe, expect, it } from 'vitest'
import { meaningOf } from '../../../src/domain/knowledge/glossary.ts'
import { readQuestion } from '../../../src/domain/knowledge/read-question.ts'

const WORDS = ['branch', 'stolen', 'glue', 'sole', 'deducted', 'money', 'parking', 'phone', 'pay', 'shoe']
const shop = { all: new Set(WORDS.map(meaningOf)), names: new Set<string>() }

const asked = (question: string) => readQuestion(question, null, shop).flatMap(({ meanings }) => meanings)

describe('what a customer calls the things of the documents', () => {
  it.each([
    ['kuna mtu ameniibia simu', 'stolen'],
    ['I was robbed of my handset', 'stolen'],
    ['raba imeachana chini, mnagundisha kwa gundi', 'glue'],
    ['pesa imekatwa tayari', 'deducted'],
  ])('is heard in "%s"', (question, meaning) => {
    expect(asked(question)).toContain(meaningOf(meaning))
  })

  it.each([
    ['is there any shop of yours nearer to my town', 'branch'],
    ['mna duka karibu na Thika', 'branch'],
    ['naacha gari wapi nikifika', 'parking'],
    ['where may I put the van', 'parking'],
  ])('is heard in words that only mean it together: "%s"', (question, meaning) => {
    expect(asked(question)).toContain(meaningOf(meaning))
  })

  it('is not heard where the documents say nothing of it', () => {
    const none = readQuestion('is there any shop of yours nearer to my town', null, {
      all: new Set(['milk']),
      names: new Set(),
    })
    expect(none.flatMap(({ meanings }) => meanings)).not.toContain('branch')
  })

  it('takes for talk what says nothing of any topic', () => {
    expect(asked('niambie ukweli, nataka kujua')).toEqual([])
  })
})
