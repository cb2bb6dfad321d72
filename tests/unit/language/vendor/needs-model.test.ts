import { describe, expect, it } from 'vitest'
import { type DialogueContext, NOTHING_BEFORE } from '../../../../src/language/dialogue-context.ts'
import { hear } from '../../../../src/language/hear.ts'
import { needsModel } from '../../../../src/language/vendor/needs-model.ts'
import { KICKS } from './model-says.ts'

const LIST: Partial<DialogueContext> = {
  asked: {
    kind: 'pick',
    option: null,
    itemId: null,
    choices: [
      { id: 'item:1', title: 'Rift Runner 2' },
      { id: 'item:2', title: 'Savanna Glide' },
    ],
  },
  shown: ['RIFT2', 'SAVGL'],
  language: 'sw',
}
const YES_NO: Partial<DialogueContext> = {
  asked: { kind: 'confirm', option: null, itemId: null, choices: [] },
  language: 'en',
}

function asks(text: string, before: Partial<DialogueContext> = {}, tap: string | null = null): boolean {
  return needsModel(hear({ text, tap }, { ...NOTHING_BEFORE, ...before }, KICKS))
}

describe('the model is not asked about', () => {
  const SURE: [text: string, before?: Partial<DialogueContext>, tap?: string][] = [
    ['Savanna Glide', LIST, 'item:2'],
    ['2', LIST],
    ['ya pili', LIST],
    ['yes', YES_NO],
    ['hapana', YES_NO],
    ['Savanna Glide', LIST],
    ['nataka Rift Runner 2 black 42'],
    ['how much is the Pool Slide?'],
    ['what time do you open?'],
    ['habari'],
  ]
  it.each(SURE)('%s', (text, before, tap) => {
    expect(asks(text, before, tap ?? null)).toBe(false)
  })
})

describe('the model is asked about', () => {
  const UNSURE: [text: string, before?: Partial<DialogueContext>][] = [
    ['kwani hizi zinakwaruza miguu ukizivaa siku nzima?'],
    ['my cousin swears by something squishy'],
    ['zile za kuruka kamba'],
    ['blorp fizzle'],
  ]
  it.each(UNSURE)('%s', (text, before) => {
    expect(asks(text, before)).toBe(true)
  })

  it('what the rules can only call by its vaguest name, or by two names that exclude each other', () => {
    const reading = hear({ text: 'habari', tap: null }, NOTHING_BEFORE, KICKS)
    expect(needsModel({ ...reading, acts: [{ act: 'not_sold', words: 'fridge' }] })).toBe(true)
    expect(needsModel({ ...reading, acts: [{ act: 'ask_shop', topic: 'other', words: 'why' }] })).toBe(true)
    expect(needsModel({ ...reading, acts: [{ act: 'confirm' }, { act: 'reject' }] })).toBe(true)
    const swallowed = { text: 'Pool Slide', kind: 'item', meaning: 'POOLS', act: null }
    expect(needsModel({ ...reading, spans: [...reading.spans, swallowed] })).toBe(true)
  })
})
