import { useTradeWords } from '../../i18n/trade.ts'
import { Icon } from '../../ui/icons.tsx'

/** A filter that a figure brought along, with the way to drop it. */
export function FilterChip({ text, onDrop }: { text: string; onDrop: () => void }) {
  const say = useTradeWords()
  return (
    <button
      type="button"
      aria-label={say('filter.drop', { text })}
      onClick={onDrop}
      className="figures touchable inline-flex h-9 items-center gap-1 self-start rounded-full border border-line bg-surface px-3 text-small hover:bg-sunken"
    >
      {text}
      <Icon name="close" size={16} />
    </button>
  )
}
