import type { Dice } from '../seeded.ts'

const PLANTS = ['hibiscus', 'frangipani', 'bougainvillea', 'aloe', 'jasmine', 'croton', 'heliconia', 'lantana'] as const
const DOINGS = [
  'is watered before the guests come to breakfast',
  'grows along the path that leads to the beach',
  'was planted by the gardeners of the old house',
  'may be looked at and photographed but never picked',
  'is cut back every second month and after the long rains',
  'stands in the shade of the two mango trees',
] as const

/** A word that stands in one section of one document and nowhere else. */
export function markOf(document: number, section: number): string {
  return `mark${document}x${section}`
}

/** A document of so many sections in Markdown, each with its mark, so that what is lost or doubled of it is seen. */
export function gardenText(document: number, sections: number, dice: Dice): string {
  const parts = Array.from({ length: sections }, (_, section) => {
    const sentences = Array.from(
      { length: 4 + dice.below(8) },
      () => `The ${dice.pick(PLANTS)} of bed ${section} ${dice.pick(DOINGS)}.`,
    )
    return `## Bed ${section}\n\nIts sign says ${markOf(document, section)}. ${sentences.join(' ')}`
  })
  return `# Garden ${document}\n\n${parts.join('\n\n')}\n`
}
