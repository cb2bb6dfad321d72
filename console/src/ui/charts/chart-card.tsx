import type { ReactNode } from 'react'
import { cx } from '../../lib/cx.ts'
import { useWords } from '../../lib/words.ts'
import { Card } from '../card.tsx'
import { Scrolled } from '../scrolled.tsx'
import { type ChartData, SERIES_TONES } from './series.ts'

/** A chart under its name: what the colours mean, and the same figures as a table for whoever reads or copies them. */
export function ChartCard({
  data,
  legend = true,
  children,
}: {
  data: ChartData
  legend?: boolean
  children: ReactNode
}) {
  const words = useWords()
  const { title, series } = data
  return (
    <Card title={title}>
      <figure className="flex flex-col gap-3 p-4">
        {children}
        <figcaption className="flex flex-wrap items-start gap-x-4 gap-y-2 text-small text-soft">
          <ul className="flex grow flex-wrap gap-x-4 gap-y-1">
            {(legend ? series : []).map(({ key, name, tone }) => (
              <li key={key} className="flex items-center gap-1.5">
                <span aria-hidden="true" className={cx('size-2.5 rounded-full', SERIES_TONES[tone].ground)} />
                {name}
              </li>
            ))}
          </ul>
          <details data-print="none" className="open:basis-full">
            <summary>{words('chart.table')}</summary>
            <Twin data={data} />
          </details>
        </figcaption>
      </figure>
    </Card>
  )
}

const NO_FIGURE = '–'

function told(value: number | null | undefined, format: ChartData['format']): string {
  return value === null || value === undefined ? NO_FIGURE : format(value)
}

function Twin({ data: { title, across, columns, series, format } }: { data: ChartData }) {
  const cell = 'border-b border-line px-3 py-1 text-right whitespace-nowrap'
  return (
    <Scrolled label={title} className="mt-2 max-h-80">
      <table className="figures w-full text-ink">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="text-soft">
            <th scope="col" className={cx(cell, 'text-left font-medium')}>
              {across}
            </th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col" className={cx(cell, 'font-medium')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map(({ key, label }, column) => (
            <tr key={key}>
              <th scope="row" className={cx(cell, 'text-left font-normal')}>
                {label}
              </th>
              {series.map(({ key: of, values }) => (
                <td key={of} className={cell}>
                  {told(values[column], format)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolled>
  )
}
