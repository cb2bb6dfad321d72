import type { ConversationRow } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useNow } from '../../../lib/clock.ts'
import { cx } from '../../../lib/cx.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatSpan } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Icon } from '../../../ui/icons.tsx'

const SOON_MS = 2 * 3_600_000

/** How long WhatsApp lets a free text through yet. A channel without a window has no clock. */
export function WindowClock({ conversation: { window } }: { conversation: ConversationRow }) {
  const words = useWords()
  const { locale } = useReader()
  const now = useNow()
  if (window.closes_at === null && window.open) return null
  const left = window.closes_at === null ? 0 : Date.parse(window.closes_at) - now
  const open = window.open && left > 0
  return (
    <span
      className={cx(
        'figures flex items-center gap-1 text-meta',
        !open ? 'text-danger' : left < SOON_MS ? 'text-warn' : 'text-soft',
      )}
    >
      <Icon name="clock" size={16} className="scale-90" />
      {open ? words('composer.window', { time: formatSpan(left, locale) }) : words('composer.window_closed')}
    </span>
  )
}
