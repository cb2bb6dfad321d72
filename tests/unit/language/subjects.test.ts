import { describe, expect, it } from 'vitest'
import { classifySubject } from '../../../src/language/classifier/classify-subject.ts'
import { SubjectLine } from '../../../src/language/classifier/subject-line.ts'
import { SUBJECTS } from '../../../src/language/classifier/subjects.ts'
import { readLanguageLines } from '../../../src/main/language-lines.ts'

const read = (name: string) => readLanguageLines(SubjectLine, name)
const held = read('subjects-heldout')
const likeliest = (text: string) => {
  const chances = classifySubject(text)
  return SUBJECTS[chances.indexOf(Math.max(...chances))]
}

describe('what customers ask shops about', () => {
  it('is not learnt from the lines it is measured with', () => {
    const learnt = new Set([...read('subjects'), ...read('subjects-others')].map(({ text }) => text.toLowerCase()))
    expect(held.filter(({ text }) => learnt.has(text.toLowerCase()))).toEqual([])
  })

  it(`is one of ${SUBJECTS.length} subjects, and the right one for at least seven in ten lines`, () => {
    const right = held.filter(({ text, subject }) => likeliest(text) === subject).length
    expect(right / held.length).toBeGreaterThanOrEqual(0.7)
  })

  it('has a chance for every subject, together 1', () => {
    const chances = classifySubject('mzigo ukifika na sipo nyumbani?')
    expect(chances).toHaveLength(SUBJECTS.length)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })

  it.each([
    ['nikija na pikipiki yangu nitaiweka wapi', 'parking'],
    ['what if the lady at the gate has gone home when the rider gets here', 'delivery_absent'],
    ['my cousin wants to clear it for me from her own line', 'other_payer'],
    ['line yangu ya Telkom itashika kwa hiyo simu', 'network'],
    ['who do you pass my number on to', 'data_who'],
  ])('is heard in %j without its own word', (text, subject) => expect(likeliest(text)).toBe(subject))
})
