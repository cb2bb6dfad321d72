import type { FileRow, ImportMapping, ImportProblem, ImportTarget, ProblemCode } from './schemas.ts'

/** What our own export puts before what a spreadsheet would run. */
const GUARD = /^'(?=[=+\-@\t])/
const LONGEST_SHOWN = 100

/** A row of a file by what its columns are taken for. */
export interface ReadRow {
  row: number
  /** The cell of a column, bare of blanks around it; empty where there is none. */
  cell(target: ImportTarget): string
  /** Tells what is wrong with a cell, or with the whole row where none is named. */
  wrong(code: ProblemCode, target?: ImportTarget): void
  /** Whether anything is wrong with it so far. */
  faulty(): boolean
}

/** @param problems where it is told what is wrong */
export function rowReader(
  { columns, mapping }: { columns: readonly string[]; mapping: ImportMapping },
  problems: ImportProblem[],
): (row: FileRow) => ReadRow {
  const places = new Map(mapping.flatMap((target, at) => (target === null ? [] : [[target, at]])))
  return ([row, ...cells]) => {
    let told = 0
    const cell = (target: ImportTarget) => {
      const at = places.get(target)
      return at === undefined ? '' : (cells[at]?.trim() ?? '').replace(GUARD, '')
    }
    return {
      row,
      cell,
      wrong(code, target) {
        const at = target === undefined ? undefined : places.get(target)
        const value = target === undefined ? '' : cell(target).slice(0, LONGEST_SHOWN)
        problems.push({ row, column: at === undefined ? '' : (columns[at] ?? ''), value, code })
        told += 1
      },
      faulty: () => told > 0,
    }
  }
}
