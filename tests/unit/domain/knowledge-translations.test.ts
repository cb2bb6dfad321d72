import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const documents = ['kicks-and-phones', 'mama-njeri-grocery'].flatMap((slug) =>
  readdirSync(`fixtures/knowledge/${slug}`)
    .filter((file) => file.endsWith('.md'))
    .map((file) => [slug, file] as const),
)

describe.each(documents)('the Swahili of %s %s', (slug, file) => {
  const [english, swahili] = ['', 'sw/'].map((folder) =>
    readFileSync(`fixtures/knowledge/${slug}/${folder}${file}`, 'utf8').replace(/^---[\s\S]*?---/, ''),
  )

  it('has the same sections', () => {
    expect(swahili?.match(/^#+ /gm)).toEqual(english?.match(/^#+ /gm))
  })

  it('has the same figures', () => {
    expect(figures(swahili)).toEqual(figures(english))
  })
})

function figures(text = ''): string[] {
  return (text.match(/\d[\d.,:]*\d|\d/g) ?? []).sort()
}
