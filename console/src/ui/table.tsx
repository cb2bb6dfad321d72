import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { Scrolled } from './scrolled.tsx'

export interface Column<Row> {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Figures stand under each other, at the right. */
  figures?: boolean
  /** Left out where the window is narrow. */
  wide?: boolean
}

interface TableProps<Row> {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** It stands in a card that has the edge already. */
  bare?: boolean
}

/** Rows under headings. */
export function Table<Row>({ caption, columns, rows, keyOf, bare }: TableProps<Row>) {
  return (
    <Scrolled label={caption} className={bare ? undefined : 'rounded-lg border border-line bg-surface'}>
      <table className="w-full text-left text-small">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cx('border-b border-line px-4 py-2 font-medium text-soft', styleOf(column))}
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line last:border-0 hover:bg-sunken">
              {columns.map((column) => (
                <td key={column.key} className={cx('px-4 py-2.5 align-top', styleOf(column))}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}

function styleOf({ figures, wide }: { figures?: boolean; wide?: boolean }): string {
  return cx(figures && 'figures text-right whitespace-nowrap', wide && 'hidden tablet:table-cell')
}
