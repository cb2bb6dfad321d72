import { readFileSync } from 'node:fs'

/** A question and the headings, in English, of the sections that answer it: file and heading. */
export interface SectionQuestion {
  query: string
  answers: { topic: string; heading: string }[]
}

/** Reads "== file#Beginning of a heading|file#..." lines with the questions under them. */
export function readQuestions(slug: string, lines: string): SectionQuestion[] {
  let answers: SectionQuestion['answers'] = []
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith('== ')) return [{ query: line, answers }]
      answers = line
        .slice(3)
        .split('|')
        .map((one) => wanted(slug, one))
      return []
    })
}

function wanted(slug: string, place: string): { topic: string; heading: string } {
  const [topic = '', beginning = ''] = place.split('#')
  const heading = headings(slug, topic, 'en').find((one) => one.startsWith(beginning))
  if (heading === undefined) throw new Error(`${slug} has no section ${place}`)
  return { topic, heading }
}

/** The headings of a document in their order, its title first. */
export function headings(slug: string, topic: string, language: 'en' | 'sw'): string[] {
  const text = documentText(slug, topic, language)
  return [...text.matchAll(/^#{1,2} (.*)$/gm)].map(([, heading]) => heading ?? '')
}

function documentText(slug: string, topic: string, language: 'en' | 'sw'): string {
  return readFileSync(`fixtures/knowledge/${slug}/${language === 'sw' ? 'sw/' : ''}${topic}.md`, 'utf8')
}
