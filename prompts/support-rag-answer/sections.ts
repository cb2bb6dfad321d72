/** A part of a document under one heading. */
export interface Section {
  heading: string | null
  sentences: string[]
}

const HEADING = /^(?:#{2,}\s+(?=.)|(?=[^.!?]{3,120}\?$))(.+)$/
/** A passage begins with the heading it stood under, without a mark. */
const BARE_HEADING = /^([^.!?:]{3,120})$/

/** A passage cut into its sections; a heading that nothing follows is left out, and so is the title of the document. */
export function sectionsOf(text: string): Section[] {
  const sections: Section[] = [{ heading: null, sentences: [] }]
  for (const [index, line] of text
    .split('\n')
    .map((one) => one.trim())
    .entries()) {
    if (line === '' || /^#\s/.test(line)) continue
    const heading = HEADING.exec(line)?.[1] ?? (index === 0 ? BARE_HEADING.exec(line)?.[1] : undefined)
    if (heading !== undefined) sections.push({ heading, sentences: [] })
    else sections.at(-1)?.sentences.push(...sentencesOf(line))
  }
  return sections.filter(({ sentences }) => sentences.length > 0)
}

function sentencesOf(line: string): string[] {
  return line
    .replace(/^(?:[>*•-]|\d+[.)])\s+/, '')
    .split(/(?<=[.!?])\s+(?=[\p{Lu}\d"'(])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}
