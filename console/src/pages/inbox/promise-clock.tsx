import { useNow } from '../../lib/clock.ts'
import { useReader } from '../../lib/reader.ts'
import { formatSpan } from '../../lib/times.ts'
import { useWords } from '../../lib/words.ts'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icons.tsx'

const SOON_MS = 2 * 3_600_000

/** By when an answer was promised, or how late it is. */
export function PromiseClock({ dueAt }: { dueAt: string }) {
  const words = useWords()
  const { locale } = useReader()
  const left = Date.parse(dueAt) - useNow()
  const soon = Math.abs(left) < SOON_MS
  const time = formatSpan(Math.abs(left), locale, soon ? 2 : 1)
  return (
    <Chip tone={left < 0 ? 'danger' : soon ? 'warn' : 'neutral'}>
      <Icon name="clock" size={16} className="-mx-0.5 size-3" />
      {left < 0 ? words('inbox.late_by', { time }) : words('inbox.due_in', { time })}
    </Chip>
  )
}
