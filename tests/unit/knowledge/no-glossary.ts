import { readGlossary } from '../../../src/domain/knowledge/search/glossary.ts'

export const NO_GLOSSARY = readGlossary({
  ...{ swahili: '', sheng: '', phrases: '', names: '', same: '', stop: '', dictionary: '' },
})
