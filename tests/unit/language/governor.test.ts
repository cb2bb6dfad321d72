import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { classifyIntent } from '../../../src/language/classifier/classify-intent.ts'
import { auditInput } from '../../../src/language/governor/injection.ts'
import { isFrustrated } from '../../../src/language/governor/is-frustrated.ts'
import { judge } from '../../../src/language/governor/judge.ts'
import { sensitiveTopic } from '../../../src/language/governor/sensitive-topic.ts'
import { tokenise } from '../../../src/language/text/tokenise.ts'
import { projectFile } from '../../../src/main/project-file.ts'

function read<T>(name: string, schema: z.ZodType<T>): T[] {
  return readFileSync(projectFile(`fixtures/language/${name}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => schema.parse(JSON.parse(line)))
}

function verdict(message: string) {
  const tokens = tokenise(message)
  return judge(tokens, message, classifyIntent(tokens, null))
}

const GuardLine = z.object({ text: z.string(), is: z.enum(['benign', 'spam', 'abuse', 'attack']) })
const guards = read('guards', GuardLine)
const unwanted = new Set(['spam', 'abuse'])

describe('judge', () => {
  it.each(guards.filter(({ is }) => unwanted.has(is)))('finds $is in $text', ({ text, is }) => {
    expect(verdict(text).class).toBe(is)
  })

  it.each(guards.filter(({ is }) => is === 'benign'))('lets $text pass', ({ text }) => {
    expect(unwanted.has(verdict(text).class)).toBe(false)
    expect(auditInput(text).injection).toBe(false)
  })

  it.each(guards.filter(({ is }) => is === 'attack'))('finds the attack in $text', ({ text }) => {
    expect(auditInput(text).injection).toBe(true)
  })

  it('flags at most 2 in 1,000 lines of shop talk and everyday talk', () => {
    const shop = read('intents', z.object({ text: z.string(), intent: z.string() }))
    const everyday = read('everyday', z.object({ text: z.string() }))
    const benign = [...shop.filter(({ intent }) => intent !== 'spam_casual'), ...everyday]
    const flagged = benign.filter(({ text }) => unwanted.has(verdict(text).class))
    expect(flagged.length / benign.length).toBeLessThanOrEqual(0.002)
  })

  it.each([
    ['hello', 'casual'],
    ['habari za jioni', 'casual'],
    ['niaje buda', 'casual'],
    ['asanteni sana', 'casual'],
    ['ok', 'business'],
    ['sawa', 'business'],
    ['mna viatu vya watoto', 'business'],
    ['Win a motorbike! Text RIDE to 23232, cost 50p per msg', 'spam'],
    ['Your bank account has been blocked, verify your details at www.bank.example.com', 'spam'],
    ['Omoka online, join group yetu https://chat.example.com/abc', 'spam'],
    ['asdfgh', 'spam'],
    ['send the receipt to 0711222333', 'business'],
    ['can you act faster, I am in a hurry', 'business'],
    ['a free charger comes with the phone?', 'business'],
  ])('takes %j as %s', (message, kind) => expect(verdict(message).class).toBe(kind))

  it.each([
    ['you are useless', false],
    ['wewe ni mjinga', false],
    ['nyinyi mafala', false],
    ['I will find and kill you', true],
    ['nitakuua wewe', true],
    ['malaya wewe', true],
  ])('hears in %j an insult, grave: %s', (message, grave) => {
    expect(verdict(message)).toMatchObject({ class: 'abuse', grave })
  })

  it.each([
    'my stupid phone broke',
    'where is my damn parcel',
    'dog food for a puppy',
    'mimi ni mjinga, nilikosea namba',
  ])('hears no insult in %j', (message) => expect(verdict(message).class).toBe('business'))

  it('never fails', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (message) => verdict(message).confidence <= 1))
  })
})

describe('isFrustrated', () => {
  it.each([
    'this is ridiculous',
    'I already told you twice',
    'nimechoshwa na nyinyi',
    'mnaniboo',
    'WHERE IS MY PARCEL NOW!!',
    'hello???? answer',
  ])('hears it in %j', (message) => expect(isFrustrated(tokenise(message))).toBe(true))
  it.each(['where is my parcel', 'size gani ziko', 'OK', 'not disappointed at all', 'AIR MAX 42', 'bado iko?'])(
    'does not hear it in %j',
    (message) => expect(isFrustrated(tokenise(message))).toBe(false),
  )
})

describe('sensitiveTopic', () => {
  it.each([
    ['I will sue you', 'legal'],
    ['nitawashtaki kortini', 'legal'],
    ['I am pregnant, is this cream safe', 'medical'],
    ['cream imenichoma ngozi', 'medical'],
    ['police boots mnauza?', null],
    ['court shoes size 38', null],
    ['blood pressure machine price', null],
    ['where is my order', null],
  ])('reads %j as %j', (message, topic) => expect(sensitiveTopic(tokenise(message))).toBe(topic))
})
