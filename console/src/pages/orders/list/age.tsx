import { useNow } from '../../../lib/clock.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatAge } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'

/** How long ago something was. */
export function Age({ at }: { at: string }) {
  const words = useWords()
  const reader = useReader()
  const now = useNow()
  return (
    <time dateTime={at} className="figures text-meta whitespace-nowrap text-soft">
      {formatAge(Date.parse(at), now, reader) ?? words('time.now')}
    </time>
  )
}
