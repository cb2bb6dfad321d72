import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wordsIn } from '../../../src/domain/knowledge/cut/count-text.ts'
import { cutDocument } from '../../../src/domain/knowledge/cut/cut-document.ts'
import { sentencesOf } from '../../../src/domain/knowledge/cut/sentences.ts'
import type { ExtractedBlock, ExtractedPage } from '../../../src/domain/knowledge/extractor.ts'

function text(text: string): ExtractedBlock {
  return { kind: 'text', text }
}

function heading(level: number, text: string): ExtractedBlock {
  return { kind: 'heading', level, text }
}

function cut(blocks: ExtractedBlock[], type: 'doc' | 'faq' = 'doc') {
  return cutDocument({ title: 'House rules', type, language: 'en' }, [{ number: 1, blocks }])
}

describe('sentencesOf', () => {
  const TABLE: [paragraph: string, sentences: string[]][] = [
    ['We open early. Breakfast is at 8.30 a.m. daily.', ['We open early.', 'Breakfast is at 8.30 a.m. daily.']],
    ['The spa opens at 9 a.m. Guests pay there.', ['The spa opens at 9 a.m. Guests pay there.']],
    ['Ask Dr. Otieno. He is in.', ['Ask Dr. Otieno.', 'He is in.']],
    ['Take room No. 5 upstairs. No. We do not.', ['Take room No. 5 upstairs.', 'No.', 'We do not.']],
    ['J. K. Rowling stayed here! "Lovely." She said so.', ['J. K. Rowling stayed here!', '"Lovely."', 'She said so.']],
    ['Write to a.b@c.co.ke or see www.a.co.ke today.', ['Write to a.b@c.co.ke or see www.a.co.ke today.']],
    ['It costs KES 3.500 and is worth it… Really?', ['It costs KES 3.500 and is worth it…', 'Really?']],
    ['1. Pick an item. 2. Pay for it.', ['1. Pick an item.', '2. Pay for it.']],
    ['no end', ['no end']],
    ['   ', []],
  ]

  it.each(TABLE)('reads %j', (paragraph, sentences) => {
    expect(sentencesOf(paragraph)).toEqual(sentences)
  })
})

describe('cutDocument', () => {
  it('puts the title and the headings in front of a passage and not into it', () => {
    const { passages } = cut([heading(1, 'House Rules'), heading(2, 'Pets'), text('Dogs are welcome.')])
    expect(passages).toMatchObject([{ prefix: 'House rules > Pets', text: 'Dogs are welcome.', section: 0 }])
  })

  it('makes one passage of each question of a FAQ with its answer', () => {
    const lines = [
      text('Q: Is there wifi?\nA: Yes, it is free.'),
      text('May I smoke? Only outside. Ashtrays are there.'),
      heading(2, 'Can I pay by card?'),
      text('Yes.'),
    ]
    expect(cut(lines, 'faq').passages.map((passage) => passage.text)).toEqual([
      'Is there wifi?\nYes, it is free.',
      'May I smoke?\nOnly outside. Ashtrays are there.',
      'Can I pay by card?\nYes.',
    ])
  })

  it('names the question again in front of what goes on answering it', () => {
    const answer = Array.from({ length: 9 }, (_, at) => `Rule ${at} is that one is kind to all of the other guests.`)
    const { passages } = cut([heading(2, 'What are the rules?'), text(answer.join(' '))])
    expect(passages.map(({ prefix, continues }) => ({ prefix, continues }))).toEqual([
      { prefix: 'House rules', continues: false },
      { prefix: 'House rules > What are the rules?', continues: true },
    ])
  })

  it('joins the lines that the width of a page has broken, and leaves entries and rows alone', () => {
    const wrapped = 'Guests who arrive after midnight are asked to\nring the bell beside the door.\n- Towels\n- Soap'
    const { passages } = cut([text(wrapped), text('Room | Price'), text('Deluxe | 12,000')])
    expect(passages.map((passage) => passage.text)).toEqual([
      'Guests who arrive after midnight are asked to ring the bell beside the door.\n- Towels\n- Soap\nRoom: Deluxe | Price: 12,000',
    ])
  })

  it('says the names of its columns in every row of a table, wherever it is cut', () => {
    const rows = Array.from({ length: 30 }, (_, at) => text(`Room ${at} | 2 | KES ${at},000`))
    const { passages } = cut([text('Room | Sleeps | Price a night'), ...rows, text('Breakfast is extra.')])
    const lines = passages.flatMap((passage) => passage.text.split('\n'))
    expect(passages.length).toBeGreaterThan(1)
    expect(lines[0]).toBe('Room: Room 0 | Sleeps: 2 | Price a night: KES 0,000')
    expect(lines.at(-2)).toBe('Room: Room 29 | Sleeps: 2 | Price a night: KES 29,000')
  })

  it('takes no value for the name of a column', () => {
    const blocks = [text('Soda | 200'), text('Beer | 450')]
    expect(cut(blocks).passages.map((passage) => passage.text)).toEqual(['Soda | 200\nBeer | 450'])
  })

  it('cuts what no passage holds between its cells or clauses', () => {
    const row = Array.from({ length: 60 }, (_, at) => `cell ${at}`).join(' | ')
    const { passages } = cut([text(row)])
    expect(passages.every((passage) => wordsIn(passage.text) <= 80)).toBe(true)
    expect(passages.map((passage) => passage.text).join(' ')).toBe(row)
  })

  it('begins a parent anew at a top heading, and repeats the end of one that was full', () => {
    const long = Array.from({ length: 130 }, (_, at) => `Sentence ${at} says how the house is kept clean.`).join(' ')
    const { parents, passages } = cut([heading(1, 'Cleaning'), text(long), heading(1, 'Fire'), text('Walk out.')])
    expect(parents.map(({ headingPath }) => headingPath)).toEqual([['Cleaning'], ['Cleaning'], ['Fire']])
    expect(parents.at(-1)?.text).toBe('Fire\nWalk out.')
    const [first, second] = parents
    expect(first?.text.length).toBeGreaterThan(3_600)
    expect(first?.text.length).toBeLessThan(4_400)
    expect(second?.text.length).toBeLessThan(4_400)
    const opening = second?.text.slice(0, 100) ?? ''
    expect(first?.text).toContain(opening)
    for (const { parentOrdinal, text } of passages) expect(parents[parentOrdinal]?.text).toContain(text)
  })

  it('counts each question as a stretch of its own, and the prose of a parent as one', () => {
    const blocks = [
      heading(1, 'All'),
      text('One.'),
      heading(2, 'Two'),
      text('Two.'),
      heading(2, 'Three?'),
      text('Yes.'),
      heading(2, 'Four'),
      text('4.'),
    ]
    expect(cut(blocks).passages.map(({ stretch }) => stretch)).toEqual([0, 0, 1, 0])
  })

  it('keeps the pages', () => {
    const pages: ExtractedPage[] = [
      { number: 3, blocks: [text('On three.')] },
      { number: 4, blocks: [heading(1, 'Four'), text('On four.')] },
    ]
    const { passages, parents } = cutDocument({ title: 'T', type: 'doc', language: 'en' }, pages)
    expect(passages.map(({ page }) => page)).toEqual([3, 4])
    expect(parents.map(({ pageFrom, pageTo }) => [pageFrom, pageTo])).toEqual([
      [3, 3],
      [4, 4],
    ])
  })

  it('loses no word of any text, and makes no passage too long', () => {
    const word = fc.constantFrom(
      'pool',
      'a.m.',
      'Dr.',
      'open?',
      'Yes.',
      '|',
      '3.',
      'No.',
      'KES',
      'é',
      '🙂',
      'constructor',
    )
    const line = fc.array(word, { minLength: 1, maxLength: 200 }).map((words) => words.join(' '))
    const blocks = fc.array(
      fc.oneof(
        line.map(text),
        line.map((one) => heading(2, one)),
      ),
      { maxLength: 6 },
    )
    fc.assert(
      fc.property(blocks, (given) => {
        const { passages } = cut(given)
        const words = (one: string) => one.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part))
        const said = given.filter((one) => one.kind === 'text').flatMap((one) => words(one.text))
        const kept = passages.flatMap((passage) => words(passage.text))
        expect(passages.every((passage) => wordsIn(passage.text) <= 80)).toBe(true)
        expect(kept.length).toBeGreaterThanOrEqual(said.length)
      }),
    )
  })
})
