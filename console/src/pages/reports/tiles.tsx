import { Link } from '@tanstack/react-router'
import type { TileWire } from '../../../../src/http/contract/reports.ts'
import { useReportWords } from '../../i18n/reports.ts'
import { useReader } from '../../lib/reader.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'
import { COVERS } from '../../ui/covers.ts'
import { Tile } from '../../ui/tile.tsx'
import { formatChange, formatNumber } from './format-number.ts'
import { nameOfNumber } from './name-of-number.ts'
import { rowsOf } from './reports-filter.ts'

/** Of these less is better. */
const BETTER_LOW: ReadonlySet<string> = new Set([
  ...['tickets', 'abandoned', 'first_answer', 'first_answer_closed', 'no_answer', 'reopened', 'failed', 'lost'],
  ...['doubled', 'out_of_order', 'spend', 'each_conversation', 'each_order', 'unpriced', 'gaps'],
])

/** The numbers of a report, each with how it has changed; a tap opens what it counts. */
export function Tiles({ tiles }: { tiles: readonly TileWire[] }) {
  const say = useReportWords()
  const { locale } = useReader()
  return (
    <div className="grid grid-cols-2 gap-3 tablet:grid-cols-4">
      {tiles.map((tile) => {
        const { name, unit, currency, value, list } = tile
        return (
          <Tile
            key={`${name} ${currency}`}
            name={
              <Link to="/reports/rows" search={rowsOf(list)} className={COVERS}>
                {nameOfNumber(say, name)}
              </Link>
            }
            figure={value === null ? '–' : formatNumber({ unit, value, currency }, locale)}
            hint={<Hint tile={tile} />}
          />
        )
      })}
    </div>
  )
}

function Hint({ tile }: { tile: TileWire }) {
  const say = useReportWords()
  const { locale } = useReader()
  const { name, unit, value, previous, count, unknown, of } = tile
  const change = formatChange(tile, locale)
  const better = BETTER_LOW.has(name) ? (value ?? 0) <= (previous ?? 0) : (value ?? 0) >= (previous ?? 0)
  const tone: Tone = value === previous ? 'neutral' : better ? 'good' : 'warn'
  return (
    <span className="flex flex-col items-start gap-1">
      {unit === 'share' && of !== null && <span>{say('of.share', { count, of: of.count })}</span>}
      {unit !== 'count' && unit !== 'share' && <span>{say('of.rows', { count })}</span>}
      {unknown > 0 && <span>{say('unknown', { count: unknown })}</span>}
      {change === null ? <span>{say('before.none')}</span> : <Chip tone={tone}>{say('before', { change })}</Chip>}
    </span>
  )
}
