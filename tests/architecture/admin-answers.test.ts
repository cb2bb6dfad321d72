import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const FOLDER = 'src/http/admin'

describe('the REST API', () => {
  it('answers through schemas only: no route writes its body itself, but for the report as a table', () => {
    const written = readdirSync(FOLDER).flatMap((file) =>
      readFileSync(`${FOLDER}/${file}`, 'utf8')
        .split('\n')
        .filter((line) => /\.body\b\s*=[^=]/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    )
    expect(written).toEqual(['payment-report.ts: http.body = reportCsv(report)'])
  })
})
