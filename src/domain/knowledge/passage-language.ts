import type { CutDocument } from './cut/cut.ts'
import type { KnowledgeLanguage } from './schemas.ts'
import type { SearchKit } from './search-kit.ts'

/** What was cut, each passage with its own language. */
export type SpokenCut = Omit<CutDocument, 'passages'> & {
  passages: (CutDocument['passages'][number] & { lang: KnowledgeLanguage })[]
}

/** Tells the language of each passage: a document in English may have a part for those who read Swahili. */
export function spokenCut(
  { passages, ...cut }: CutDocument,
  ofDocument: KnowledgeLanguage,
  { languageOf }: Pick<SearchKit, 'languageOf'>,
): SpokenCut {
  const langOf = (text: string) => (ofDocument === 'en' && languageOf(text) === 'sw' ? 'sw' : ofDocument)
  return { ...cut, passages: passages.map((passage) => ({ ...passage, lang: langOf(passage.text) })) }
}
