import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'

const run = promisify(execFile)
const Line = z.looseObject({ id: z.unknown(), status: z.string(), ms: z.number() })

describe('npm run eval -- trip', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tulia-trips-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('answers every line in its order, the ones it cannot read too, and ends well', async () => {
    const [input, output] = [path.join(folder, 'in.jsonl'), path.join(folder, 'out.jsonl')]
    const slot = (id: number) => ({
      ...{ id, kind: 'slot', intent: { minutes: 30, hours: [{ day: 'Monday', from: '09:00', to: '17:00' }] } },
    })
    const lines = [
      JSON.stringify(slot(1)),
      'not JSON',
      '',
      JSON.stringify({ ...slot(3), extra: 1 }),
      JSON.stringify(slot(4)),
    ]
    await writeFile(input, `${lines.join('\n')}\n`)
    const { stderr } = await run('node_modules/.bin/tsx', ['evals/main.ts', 'trip', input, output, '--ndjson-errors'])
    const answers = (await readFile(output, 'utf8')).trim().split('\n')
    expect(answers.map((answer) => Line.parse(JSON.parse(answer))).map(({ id, status }) => [id, status])).toEqual([
      [1, 'completed'],
      [null, 'invalid'],
      [3, 'invalid'],
      [4, 'completed'],
    ])
    const told = stderr.split('\n').filter((line) => line.startsWith('{'))
    expect(told.map((line) => z.looseObject({ line: z.number() }).parse(JSON.parse(line)).line)).toEqual([2, 3])
  })
})
