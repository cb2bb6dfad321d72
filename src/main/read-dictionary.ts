import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
/** What stands in a definition and defines nothing: its number, what it is compared with, how it is used. */
const ASIDE = /^\s*\d+\.\s*|\([^)]*\)|\[[^\]]*\]|\{[^}]*\}/gu

/**
 * A dictionary of dictd as the lines of a glossary: headword, tab, meanings between commas. `file` is the path of its index or
 * of its definitions; both must lie beside each other. Rejects when one is missing or unreadable.
 */
export async function readDictionary(file: string): Promise<string> {
  const base = file.replace(/\.(?:index|dict|dict\.dz)$/u, '')
  const [index, packed] = await Promise.all([readFile(`${base}.index`, 'utf8'), readFile(`${base}.dict.dz`)])
  const definitions = gunzipSync(packed)
  return index
    .split('\n')
    .flatMap((line) => {
      const [headword = '', offset = '', length = ''] = line.split('\t')
      if (headword === '' || headword.startsWith('00database')) return []
      const from = numberOf(offset)
      const meanings = meaningsIn(definitions.subarray(from, from + numberOf(length)).toString('utf8'))
      return meanings.length === 0 ? [] : [`${headword}\t${meanings.join(', ')}`]
    })
    .join('\n')
}

/** The first line names the headword and its kind; indented lines are notes. "To" before a verb is no part of it. */
function meaningsIn(entry: string): string[] {
  const lines = entry.split('\n').slice(1)
  const meant = lines.filter((line) => !/^\s+\S/u.test(line)).map((line) => line.replace(ASIDE, ''))
  const meanings = meant
    .flatMap((line) => line.split(/[,;:]/u))
    .map((one) => one.trim().toLowerCase().replace(/^to /u, ''))
  return [...new Set(meanings.filter((one) => one !== ''))]
}

function numberOf(digits: string): number {
  return [...digits].reduce((value, digit) => value * 64 + DIGITS.indexOf(digit), 0)
}
