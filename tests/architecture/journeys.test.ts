import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readImports } from './read-imports.ts'
import { readTokens } from './read-tokens.ts'

const files = readdirSync('journeys', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `journeys/${file.replaceAll('\\', '/')}`)

/** What a file needs at run time of our own files. */
function needs(file: string): string[] {
  return readImports(readTokens(readFileSync(file, 'utf8')))
    .filter(({ specifier, typeOnly }) => specifier?.startsWith('.') && !typeOnly)
    .map(({ specifier }) => path.posix.join(path.posix.dirname(file), specifier ?? ''))
}

describe('journeys that plug in', () => {
  it('are listed for the whole conversation only: no node needs the list, so no import goes in a circle', () => {
    const top = ['journeys/conversation.ts', 'journeys/open-turn.ts', 'journeys/session.ts']
    const users = files.filter((file) => needs(file).includes('journeys/index.ts'))
    expect(users.toSorted()).toEqual(top)
    expect(files.filter((file) => needs(file).some((needed) => top.includes(needed)) && !top.includes(file))).toEqual(
      [],
    )
  })

  it('describe what they store and ask without their graphs', () => {
    const described = files.filter((file) => /\/(?:slice|pending|scratch)\.ts$/.test(file) && !file.includes('/core/'))
    expect(described.length).toBeGreaterThan(5)
    for (const file of described) {
      const ours = needs(file).filter((needed) => needed.startsWith('journeys/'))
      expect(
        // A journey in rooms puts together what its rooms ask.
        ours.filter((needed) => needed !== 'journeys/core/slice.ts' && !/\/(?:pending|scratch)\.ts$/.test(needed)),
        file,
      ).toEqual([])
    }
  })

  it('each have a folder whose journey.ts the list names', () => {
    const described = files.filter((file) => file.endsWith('/journey.ts'))
    expect(
      needs('journeys/index.ts')
        .filter((file) => file.endsWith('/journey.ts'))
        .toSorted(),
    ).toEqual(described.toSorted())
  })
})
