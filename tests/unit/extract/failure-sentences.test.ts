import { describe, expect, it } from 'vitest'
import { failureSentence } from '../../../src/domain/knowledge/index.ts'
import { ExtractionFailureCode } from '../../../src/domain/knowledge/schemas.ts'

describe('the sentence for a file that could not be read', () => {
  it.each(ExtractionFailureCode.options)('says in both languages what to do about %s', (code) => {
    const { en, sw } = failureSentence(code)
    expect(en).toMatch(/^[A-Z].*(?:upload|save|type|choose|split|correct).*\.$/is)
    expect(sw).toMatch(/^[A-Z].*(?:paki|hifadhi).*\.$/is)
    expect(en + sw).not.toContain('{')
  })

  it('names the place where it is known', () => {
    expect(failureSentence('bad_csv', { row: 3, column: 2 })).toEqual({
      en: expect.stringContaining('cannot be read (row 3, column 2): look for'),
      sw: expect.stringContaining('(mstari 3, safu 2)'),
    })
    expect(failureSentence('damaged', { page: 7 }).en).toContain('damaged (page 7).')
    expect(failureSentence('bad_property_data', { path: '$&.items' }).sw).toContain('(mahali $&.items)')
  })
})
