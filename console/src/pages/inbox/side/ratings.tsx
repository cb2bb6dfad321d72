import type { CustomerPanelWire } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatDay } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Chip } from '../../../ui/chip.tsx'

const CONTENT = 4

/** What she said of how people helped her, the newest first. */
export function Ratings({ ratings }: { ratings: CustomerPanelWire['ratings'] }) {
  const words = useWords()
  const reader = useReader()
  return (
    <ul>
      {ratings.map(({ score, why, at }) => (
        <li key={at} className="flex items-center gap-2 border-b border-line py-1.5">
          <Chip tone={score >= CONTENT ? 'good' : 'warn'}>{words('rating.score', { score })}</Chip>
          {why && <span className="min-w-0">{words(`rating.${why}`)}</span>}
          <span className="figures ml-auto text-meta whitespace-nowrap text-soft">
            {formatDay(Date.parse(at), reader)}
          </span>
        </li>
      ))}
    </ul>
  )
}
