import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { routeCommand } from '../../evals/route/command.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-route-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const out = path.join(folder, 'out.jsonl')

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

describe('npm run eval -- route', () => {
  it('writes one reading per line, in order, under the ids of the input, and looks at no gold', async () => {
    const input = fileOf(
      'in.jsonl',
      '{"id":"a","text":"mnafunga saa ngapi","query_type":"greeting","history":["hi"]}\n\n{"text":"what wins at roulette"}\n',
    )
    expect(await routeCommand.run([input, out, '--kind', 'property'])).toBe(true)
    const found: unknown[] = readFileSync(out, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(found).toEqual([
      {
        id: 'a',
        query_type: 'hours_schedule',
        route: 'rag',
        confidence: expect.any(Number),
        stage: expect.any(String),
        guard: null,
      },
      expect.objectContaining({ id: 1, query_type: 'gambling_advice', route: 'fallback', guard: 'gambling_advice' }),
    ])
  })

  it('reads as a travel desk when it is told to', async () => {
    const input = fileOf('trip.jsonl', '{"id":1,"text":"What Wyndham properties are available in Bali?"}')
    await routeCommand.run([input, out, '--kind', 'travel'])
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ route: 'rag', stage: 'rule' })
  })

  it('names the line that is none, and says what it takes', async () => {
    const bad = fileOf('bad.jsonl', '{"id":1,"text":"hi"}\n{"id":2')
    await expect(routeCommand.run([bad, out, '--kind', 'property'])).rejects.toThrow(/line 2 is not JSON/)
    await expect(routeCommand.run([bad, out])).rejects.toThrow('--kind is property or travel')
    await expect(routeCommand.run(['--kind', 'travel'])).rejects.toThrow('exactly two files')
  })
})
