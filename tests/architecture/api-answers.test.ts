import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'src/http/routes'

describe('the REST API', () => {
  it('answers through its contract only: no handler writes a status or a body itself', () => {
    const written = readdirSync(FOLDER).flatMap((file) =>
      readFileSync(`${FOLDER}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => /\bhttp\.(body|status)\b\s*=[^=]/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(written).toEqual([])
  })
})
