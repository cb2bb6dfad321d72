import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { answerCommand } from '../../evals/answer/command.ts'

const folder = mkdtempSync(path.join(os.tmpdir(), 'tulia-answer-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const out = path.join(folder, 'out.jsonl')

function fileOf(name: string, ...lines: object[]): string {
  const file = path.join(folder, name)
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'))
  return file
}

const documents = fileOf('docs.jsonl', {
  id: 'rules',
  title: 'House rules',
  text: '## Lost property\n\nThings that guests forget are kept at the office for three months.',
})
const property = fileOf('property.json', {
  property: {
    ...{ name: 'Tumbili House', kind: 'hotel', location: 'Watamu', timezone: 'Africa/Nairobi', currency: 'KES' },
    ...{ contact: { phone: '+254 42 555 0170' }, last_updated: '2026-11-01' },
  },
  restaurants: [{ name: 'Baobab Kitchen', hours: 'Mon-Sun 7am-10pm', price_range: 'KES 1,200-2,600 per person' }],
})

describe('npm run eval -- answer', () => {
  it('asks each question in a talk of its own, at the instant that is given, of documents and of property data', async () => {
    const questions = fileOf(
      'q.jsonl',
      { id: 1, text: 'is Baobab Kitchen open now?' },
      { id: 2, text: 'how much is it?', history: ['is Baobab Kitchen open now?'] },
      { id: 3, text: 'what happens with lost property that guests forget?' },
      { id: 4, text: 'do you have a helipad?' },
    )
    const options = ['--property', property, '--now', '2026-11-20T15:00:00Z']
    expect(await answerCommand.run([documents, questions, out, ...options])).toBe(true)
    const told: unknown[] = readFileSync(out, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    const backed = { unbacked: [], model_calls: 0, language: 'en' }
    const row = 'restaurants: Baobab Kitchen'
    expect(told).toMatchObject([
      {
        id: 1,
        ...backed,
        state: 'known',
        query_type: 'hours_schedule',
        route: 'rag',
        ids: [row],
        sources: [{ id: row }],
      },
      { id: 2, ...backed, state: 'known', text: expect.stringContaining('KES 1,200'), sources: [{ id: row }] },
      { id: 3, ...backed, state: 'known', sources: [{ id: 'rules', quote: expect.stringContaining('three months') }] },
      { id: 4, ...backed, state: 'unknown', sources: [] },
    ])
  })

  it('refuses data that nobody could load, with the path of what is wrong', async () => {
    const wrong = fileOf('wrong.json', { property: { name: 'Tumbili House' } })
    await expect(answerCommand.run([documents, documents, out, '--property', wrong])).rejects.toThrow('property.kind')
  })
})
