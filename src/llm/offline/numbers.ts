import { wordMap } from './tokens.ts'

const UNITS = wordMap(`
  one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 fifteen:15 twenty:20
  thirty:30 forty:40 fifty:50 sixty:60 seventy:70 eighty:80 ninety:90
  moja:1 mbili:2 tatu:3 nne:4 tano:5 sita:6 saba:7 nane:8 tisa:9 kumi:10
  ishirini:20 thelathini:30 arobaini:40 hamsini:50 sitini:60 sabini:70 themanini:80 tisini:90
  mmoja:1 kimoja:1 moya:1 wawili:2 viwili:2 mawili:2 miwili:2 watatu:3 vitatu:3 matatu:3 mitatu:3
  wanne:4 vinne:4 manne:4 minne:4 watano:5 vitano:5 matano:5 mitano:5 wanane:8 vinane:8
  mbwili:2 mbli:2 tatuu:3 ten:10
`)

/** Value of a small number word in English or Swahili (any noun class), or of plain digits; null for anything else. */
export function smallNumber(token: string | undefined): number | null {
  if (token === undefined) return null
  if (/^\d{1,4}$/.test(token)) return Number(token)
  const known = UNITS.get(token)
  return known === undefined ? null : Number(known)
}

/** True for a number written as a word. */
export function isNumberWord(token: string): boolean {
  return UNITS.has(token)
}
