import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What a customer wrote goes by these names wherever it is handed on. */
const NAMED = '(?:\\w+\\.)*(?:message|text|body|said|words|question)'
const TESTS = new RegExp(`\\.(?:test|exec)\\(\\s*${NAMED}\\s*[,).]`)
const MATCHES = new RegExp(`\\b${NAMED}(?:\\.\\w+\\([^()]*\\))*\\.(?:match|matchAll|search)\\(`)

/** Our own sentences are not a customer's. */
const OURS = /^prompts\/copy\//

/** Lines that look at characters of a customer's message. */
function looksAtWords(source: string): string[] {
  return source.split('\n').filter((line) => TESTS.test(line) || MATCHES.test(line))
}

describe('only src/language looks at the characters of a message', () => {
  const files = ['journeys', 'prompts', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && !OURS.test(file)),
  )

  it('so that journeys act on what was heard, and never read it again', () => {
    const found = files.flatMap((file) =>
      looksAtWords(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
    )
    expect(found).toEqual([])
  })

  it('so that words are cut from a message in one place', () => {
    const cut = files.filter((file) => /from '[^']*\/src\/language\/text\//.test(readFileSync(file, 'utf8')))
    expect(cut).toEqual([])
  })

  it.each([
    'if (/refund/.test(message)) return true',
    'const found = REFUND.exec(state.message)',
    'return turn.text.toLowerCase().match(REFUND)',
    'const at = said.search(/x/)',
  ])('notices %s', (line) => expect(looksAtWords(line)).toHaveLength(1))

  it.each(['const [, id] = CHOICE.exec(turn.choice ?? "")', 'text.replace(/a/g, "b")', 'HOLE.test(template)'])(
    'leaves alone %s',
    (line) => expect(looksAtWords(line)).toEqual([]),
  )
})
