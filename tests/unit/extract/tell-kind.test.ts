import { describe, expect, it } from 'vitest'
import { pageWriter } from '../../../src/adapters/extract/child/page-writer.ts'
import { readCharacters } from '../../../src/adapters/extract/child/read-characters.ts'
import { claimedKind, tellByBytes, tellTextKind } from '../../../src/adapters/extract/child/tell-kind.ts'

describe('the kind of a file', () => {
  it.each([
    ['%PDF-1.4', 'pdf'],
    ['\n\njunk before %PDF-1.4', 'pdf'],
    ['PK\u0003\u0004rest', 'zip'],
    ['\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1', 'ole'],
    ['MZ\u0090\u0000\u0003', 'foreign'],
    ['MZ letters that a text begins with', 'text'],
    ['\u007fELF', 'foreign'],
    ['\u0089PNG\r\n\u001a\n', 'foreign'],
    ['\u0000\u0000\u0000\u0018ftypmp42', 'foreign'],
    ['{\\rtf1 hello}', 'foreign'],
    ['Karibu', 'text'],
  ])('of %j is %s, whatever its name', (start, kind) => {
    expect(tellByBytes(Buffer.from(start, 'latin1'))).toBe(kind)
  })

  it.each([
    ['<!DOCTYPE html><p>x', 'a.txt', 'html'],
    ['a,b', 'a.CSV', 'csv'],
    ['# a', 'a.md', 'markdown'],
    ['{}', 'a.json', 'json'],
    ['words', 'no-extension', 'text'],
    ['words', 'a.log', 'text'],
    ['<?xml version="1.0"?><feed/>', 'feed.xml', null],
    ['words', 'a.pdf', null],
  ])('of the text %j called %s is %s', (text, name, kind) => {
    expect(tellTextKind(text, name)).toBe(kind)
  })

  it('is claimed by a name only where it is one that is read', () => {
    expect([
      claimedKind('menu.PDF'),
      claimedKind('a.exe'),
      claimedKind('constructor'),
      claimedKind('a.toString'),
    ]).toEqual(['pdf', null, null, null])
  })
})

describe('the letters of a text', () => {
  const swahili = 'Mkahawa – “Café Ñoño”'

  it.each([
    ['UTF-8', Buffer.from(swahili)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${swahili}`)],
    ['UTF-16', Buffer.from(`\ufeff${swahili}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\ufeff${swahili}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Mkahawa \u0096 \u0093Caf\u00e9 \u00d1o\u00f1o\u0094', 'latin1')],
  ])('are read from %s', (_, bytes) => {
    expect(readCharacters(bytes)).toBe(swahili)
  })

  it('are refused with NULs among them', () => {
    expect(() => readCharacters(Buffer.from('a\nb\0c'))).toThrow(
      expect.objectContaining({ code: 'bad_encoding', place: { row: 2 } }),
    )
  })

  it('are written down as people would type them', () => {
    const out = pageWriter()
    out.text(' of\ufb01ce\u00ad hours\t\n 9\u0000 \u202f to\u200b 5 ')
    out.text('\u0007 ')
    expect(out.pages).toEqual([{ number: 1, blocks: [{ kind: 'text', text: 'office hours 9 to 5' }] }])
  })

  it('are cut off after the most words that are read, which is told', () => {
    const out = pageWriter(5)
    out.page(3)
    out.text('one two three')
    out.text('four five six')
    out.text('seven')
    expect([out.full, out.pages, out.warnings]).toEqual([
      true,
      [
        {
          number: 3,
          blocks: [
            { kind: 'text', text: 'one two three' },
            { kind: 'text', text: 'four five' },
          ],
        },
      ],
      [{ code: 'cut_off', page: 3 }],
    ])
  })
})
