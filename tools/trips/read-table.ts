/** The rows of a table written with bars, one a line, cells trimmed. Throws with the line that has too few or too many. */
export function readTable(text: string, cells: { least: number; most: number }): string[][] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const row = line.split('|').map((cell) => cell.trim())
      if (row.length >= cells.least && row.length <= cells.most) return row
      throw new Error(`"${line.trim()}" has ${row.length} cells, not ${cells.least} to ${cells.most}`)
    })
}
