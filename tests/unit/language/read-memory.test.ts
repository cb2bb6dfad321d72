import { describe, expect, it } from 'vitest'
import { readMemory } from '../../../src/language/memory/read-memory.ts'

const signalsOf = (text: string) => readMemory(text).signals.map(({ kind, value, dates }) => [kind, value, dates])

describe('what a guest says of herself', () => {
  it.each<[string, string, string, string | null]>([
    ["I'm vegetarian", 'diet', 'vegetarian', null],
    ['by the way, we are both vegans', 'diet', 'vegans', null],
    ["we don't eat pork", 'diet', 'no pork', null],
    ['mimi ni mla mboga', 'diet', 'mla mboga', null],
    ['sili nyama', 'diet', 'no nyama', null],
    ['we liked Bali last March', 'trip', 'Bali', 'last March'],
    ['we liked bali last march', 'trip', 'bali', 'last march'],
    ['I stayed at Diani Reef in 2024, it was great', 'trip', 'Diani Reef', 'in 2024'],
    ["We've been to Zanzibar", 'trip', 'Zanzibar', null],
    ['tulienda Zanzibar mwaka jana', 'trip', 'Zanzibar', 'mwaka jana'],
    ['nilitembelea Lamu Machi iliyopita', 'trip', 'Lamu', 'Machi iliyopita'],
    ['My name is Wanjiru', 'name', 'Wanjiru', null],
    ['naitwa otieno', 'name', 'Otieno', null],
    ['I always prefer a sea view room', 'room', 'sea view', null],
    ['I love snorkelling', 'activity', 'snorkelling', null],
    ['napenda kuogelea sana', 'activity', 'kuogelea', null],
    ['we usually travel with our kids', 'style', 'with our kids', null],
  ])('is heard in "%s"', (text, kind, value, dates) => expect(signalsOf(text)).toEqual([[kind, value, dates]]))

  it.each([
    'is there a vegetarian menu?',
    'do you have sea view rooms?',
    'I love this place',
    'we liked it',
    'what is there to do in Bali last minute?',
    'call me a taxi please?',
    'can we go snorkelling?',
    'how much is the double room?',
    'we stayed at the pool',
    'nataka chumba',
  ])('is not heard in "%s"', (text) => expect(signalsOf(text).filter(([kind]) => kind !== 'name')).toEqual([]))

  it.each([
    'I am vegetarian because I am diabetic',
    "I'm vegetarian and allergic to nuts",
    'my name is Asha, passport AK1234567',
    'I love snorkelling, my card is 4111 1111 1111 1111',
    'nina mzio, mimi ni mla mboga',
  ])('is left alone beside health, papers and cards: "%s"', (text) => expect(signalsOf(text)).toEqual([]))

  it('leaves what else is asked', () => {
    expect(readMemory("I'm vegetarian, is the kitchen open?").rest).toContain('is the kitchen open?')
  })
})

describe('what is wanted of the memory', () => {
  it.each([
    ['forget me', 'forget'],
    ['please forget everything you know about me', 'forget'],
    ['delete my data', 'forget'],
    ['erase all my details', 'forget'],
    ['nisahau', 'forget'],
    ['nisahau tafadhali', 'forget'],
    ['futa data yangu', 'forget'],
    ['futa taarifa zangu zote', 'forget'],
    ['delete info yangu', 'forget'],
    ['what do you know about me?', 'ask'],
    ['what data do you have about me', 'ask'],
    ['unajua nini kunihusu?', 'ask'],
    ['una data gani yangu?', 'ask'],
    ['remember me', 'keep'],
    ['kumbuka', 'keep'],
    ['remember that I am vegan', 'keep'],
  ])('is heard in "%s"', (text, does) => expect(readMemory(text).does).toBe(does))

  it.each([
    "don't forget me",
    'usinisahau',
    'forget it',
    'I forgot my bag',
    'what do you know about the pool?',
    'futa oda yangu',
    'never forget me',
  ])('is not heard in "%s"', (text) => expect(readMemory(text).does).toBeNull())
})
