import { useWords } from '../../lib/words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icons.tsx'

/** Opens what she was told, with how much of it is new. */
export function Bell({ unread, onOpen }: { unread: number; onOpen: () => void }) {
  const words = useWords()
  return (
    <Button
      look="quiet"
      square
      aria-label={words('told.open', { count: unread })}
      className="relative"
      onClick={onOpen}
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span aria-hidden="true" className="absolute -top-1 -right-1 scale-75">
          <Badge count={unread} label="" />
        </span>
      )}
    </Button>
  )
}
