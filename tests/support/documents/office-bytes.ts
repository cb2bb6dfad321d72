import { type ZipPart, zipBytes } from './zip-bytes.ts'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const SHEET = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONSHIPS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'

/** A document of Word with this in its body. `prolog` stands before it; `more` are further parts. */
export function docxBytes(body: string, { prolog = '', more = [] }: { prolog?: string; more?: ZipPart[] } = {}) {
  return zipBytes([
    { name: '_rels/.rels', content: relationships([['officeDocument', 'word/document.xml']]) },
    {
      name: 'word/document.xml',
      content: `${XML}${prolog}<w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    },
    { name: 'word/styles.xml', content: `${XML}<w:styles ${WORD}>${STYLES}</w:styles>` },
    { name: 'word/_rels/document.xml.rels', content: relationships([['styles', 'styles.xml']]) },
    ...more,
  ])
}

const STYLES = ['Title', 'heading 1', 'heading 2']
  .map((name) => `<w:style w:type="paragraph" w:styleId="${styleId(name)}"><w:name w:val="${name}"/></w:style>`)
  .join('')

/** A paragraph in the body of a document. */
export function wordParagraph(text: string, style?: 'Title' | 'heading 1' | 'heading 2'): string {
  const styled = style === undefined ? '' : `<w:pPr><w:pStyle w:val="${styleId(style)}"/></w:pPr>`
  return `<w:p>${styled}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`
}

/** A table in the body of a document. */
export function wordTable(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`
  return `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`
}

function styleId(name: string): string {
  return name.replaceAll(' ', '')
}

/** A workbook with these sheets; numbers are numbers, and a Date is a day. */
export function xlsxBytes(sheets: Readonly<Record<string, readonly (readonly (string | number | Date)[])[]>>) {
  const names = Object.keys(sheets)
  const list = names.map((name, at) => `<sheet name="${name}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')
  const links = names.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`])
  return zipBytes([
    { name: '_rels/.rels', content: relationships([['officeDocument', 'xl/workbook.xml']]) },
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook ${SHEET} xmlns:r="${OFFICE}"><sheets>${list}</sheets></workbook>`,
    },
    { name: 'xl/_rels/workbook.xml.rels', content: relationships([...links, ['styles', 'styles.xml']]) },
    {
      name: 'xl/styles.xml',
      content: `${XML}<styleSheet ${SHEET}><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    },
    ...Object.values(sheets).map((rows, at) => ({ name: `xl/worksheets/sheet${at + 1}.xml`, content: sheetXml(rows) })),
  ])
}

function sheetXml(rows: readonly (readonly (string | number | Date)[])[]): string {
  const row = (cells: readonly (string | number | Date)[], at: number) =>
    `<row r="${at + 1}">${cells.map((value, column) => cellXml(value, `${String.fromCharCode(65 + column)}${at + 1}`)).join('')}</row>`
  return `${XML}<worksheet ${SHEET}><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`
}

const DAY_MS = 86_400_000
const DAY_NOUGHT = Date.UTC(1899, 11, 30)

function cellXml(value: string | number | Date, at: string): string {
  if (typeof value === 'number') return `<c r="${at}"><v>${value}</v></c>`
  if (value instanceof Date) return `<c r="${at}" s="1"><v>${(value.getTime() - DAY_NOUGHT) / DAY_MS}</v></c>`
  return `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
}

function relationships(links: readonly (readonly [kind: string, target: string])[]): string {
  const all = links.map(
    ([kind, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  )
  return `${XML}<Relationships ${RELATIONSHIPS}>${all.join('')}</Relationships>`
}
