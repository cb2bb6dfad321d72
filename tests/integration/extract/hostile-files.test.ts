import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { childExtractor } from '../../../src/adapters/extract/child-extractor.ts'
import { docxBytes, wordParagraph } from '../../support/documents/office-bytes.ts'
import { onePagePdf, pdfBytes, rawPdf, rawStream } from '../../support/documents/pdf-bytes.ts'

const extractor = childExtractor()

function read(fileName: string, content: string | Uint8Array, signal = new AbortController().signal) {
  return extractor.read({ fileName, bytes: new Uint8Array(Buffer.from(content)) }, signal)
}

const LAUGHS = `<!DOCTYPE l [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)
  .join('')}]>`

describe('a hostile document', () => {
  it.each([
    [
      'a bomb in a document of Word',
      docxBytes('', { more: [{ name: 'word/x.xml', content: Buffer.alloc(70e6) }] }),
      'zip_bomb',
    ],
    [
      'one that fetches a file',
      docxBytes(wordParagraph('&x;'), { prolog: '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>' }),
      'xml_entities',
    ],
    ['a billion laughs', docxBytes(wordParagraph('&j;'), { prolog: LAUGHS }), 'xml_entities'],
  ])('of Word is refused: %s', async (_, bytes, code) => {
    expect(await read('a.docx', bytes)).toMatchObject({ outcome: 'failed', code })
  })

  it('of HTML nested 100,000 deep is refused', async () => {
    expect(await read('a.html', '<b>'.repeat(100_000))).toMatchObject({ code: 'too_deep' })
  })

  it('of PDF whose page unpacks to four gigabytes ends at its limit of memory', async () => {
    const bomb = onePagePdf(
      rawStream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zeros(4 * 1024))),
      form('', ''),
    )
    expect(await read('a.pdf', bomb)).toMatchObject({ outcome: 'failed', code: 'too_much_memory' })
  })

  it('of PDF whose forms draw each other without end, or a billion times, ends', async () => {
    const itself = onePagePdf(rawStream('', Buffer.from('/X0 Do')), form('/X0 6 0 R', '/X0 Do '))
    expect(await read('a.pdf', itself)).toMatchObject({ outcome: 'failed', code: 'no_text' })
    const doubling = Array.from({ length: 30 }, (_, at) => form(`/X0 ${at + 7} 0 R`, '/X0 Do /X0 Do '))
    const last = form('', 'BT /F1 9 Tf (x) Tj ET ')
    const many = onePagePdf(rawStream('', Buffer.from('/X0 Do')), ...doubling, last)
    const { outcome, ...failure } = await read('a.pdf', many)
    expect(outcome).toBe('failed')
    expect(['too_much_memory', 'too_slow']).toContain('code' in failure ? failure.code : null)
  })

  it('of PDF with 200,000 pages is read to its 2,000th', async () => {
    const pages = 200_000
    const kids = Array.from({ length: pages }, (_, at) => `${at + 3} 0 R`).join(' ')
    const bytes = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count ${pages}/MediaBox[0 0 9 9]/Resources<</Font<</F 200003 0 R>>>>>>`,
      ...Array.from({ length: pages }, () => '<</Type/Page/Parent 2 0 R/Contents 200004 0 R>>'),
      '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
      rawStream('', Buffer.from('BT /F 5 Tf (Hi) Tj ET')),
    ])
    const extraction = await read('a.pdf', bytes)
    expect(extraction).toMatchObject({ outcome: 'read', warnings: [{ code: 'cut_off', page: 2_000 }] })
    expect(extraction.outcome === 'read' ? extraction.pages.length : 0).toBe(2_000)
  })

  it('that a password locks is not opened', async () => {
    const pdf = await pdfBytes((doc) => doc.text('secret'), { userPassword: 'x' })
    expect(await read('a.pdf', pdf)).toMatchObject({ code: 'encrypted' })
    const office = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ])
    expect(await read('a.docx', office)).toMatchObject({ code: 'encrypted' })
  })
})

describe('a file', () => {
  const program = Buffer.concat([Buffer.from('MZ\u0090\0\u0003\0', 'latin1'), Buffer.alloc(500)])

  it.each<[what: string, name: string, content: string | Uint8Array, code: string]>([
    ['a program under the name of a PDF', 'invoice.pdf', program, 'type_mismatch'],
    ['a program', 'setup.exe', program, 'unsupported_type'],
    ['a text under the name of a PDF', 'a.pdf', 'a', 'type_mismatch'],
    ['a PDF under the name of a text', 'a.txt', '%PDF-1.4', 'type_mismatch'],
    [
      'an archive that is no document',
      'a.zip',
      Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
      'unsupported_type',
    ],
    ['an empty one', 'a.txt', '', 'empty_file'],
    ['one with blanks only', 'a.txt', ' \n\t', 'no_text'],
    ['one with NULs', 'a.txt', 'Pool\nopen\0', 'bad_encoding'],
    ['one of 21 MB', 'a.txt', Buffer.alloc(21 * 1024 ** 2, 'a '), 'too_large'],
    ['a PDF that is none', 'a.pdf', '%PDF-1.4 and no more', 'damaged'],
    ['half a document of Word', 'a.docx', docxBytes(wordParagraph('x')).subarray(0, 300), 'damaged'],
    ['JSON that ends early', 'a.json', '{"a":', 'damaged'],
  ])('is refused: %s', async (_, name, content, code) => {
    expect(await read(name, content)).toMatchObject({ outcome: 'failed', code })
  })

  const columns = Array.from({ length: 10_000 }, (_, at) => `c${at}`).join()

  it.each<[what: string, name: string, content: string | Uint8Array, first: string]>([
    ['one letter', 'a.txt', 'a', 'a'],
    ['a line of 4 MB', 'a.txt', 'pool '.repeat(800_000), 'pool pool'],
    ['marks of Markdown that nobody closes', 'a.md', '**[<`_'.repeat(50_000), ''],
    ['text from right to left', 'a.txt', 'الإفطار في السابعة', 'الإفطار في السابعة'],
    ['a table in UTF-16', 'a.csv', Buffer.from('\ufeffChumba;Bei\nSea;9,000', 'utf16le'), 'Chumba: Sea | Bei: 9,000'],
    ['a table of 10,000 columns', 'a.csv', `${columns}\n${columns}`, 'c0: c0 | c1: c1 |'],
  ])('is read: %s', async (_, name, content, first) => {
    const extraction = await read(name, content)
    expect(extraction.outcome).toBe('read')
    const text = extraction.outcome === 'read' ? extraction.pages[0]?.blocks[0]?.text : ''
    expect(text?.startsWith(first)).toBe(true)
  })

  it('is not read when nobody wants it any more', async () => {
    const control = new AbortController()
    const reading = read('a.txt', 'words', control.signal)
    control.abort()
    expect(await reading).toMatchObject({ outcome: 'failed', code: 'cancelled' })
    expect(await read('a.txt', 'words', AbortSignal.abort())).toMatchObject({ code: 'cancelled' })
  })
})

/** So many megabytes of nothing as a stream that unpacks: one megabyte is packed, and stands in it many times. */
function zeros(megabytes: number): Uint8Array {
  const one = deflateRawSync(Buffer.alloc(1024 ** 2), { finishFlush: constants.Z_FULL_FLUSH })
  return Buffer.concat([Buffer.from('789c', 'hex'), ...Array.from({ length: megabytes }, () => one)])
}

function form(resources: string, content: string): Uint8Array {
  const known = `/Resources << /Font << /F1 5 0 R >> /XObject << ${resources} >> >>`
  return rawStream(`/Type /XObject /Subtype /Form /BBox [0 0 99 99] ${known}`, Buffer.from(content))
}
