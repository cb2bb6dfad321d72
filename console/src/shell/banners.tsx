import type { ReactNode } from 'react'
import { useLiveState } from '../lib/live/live-context.ts'
import { useWords } from '../lib/words.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icons.tsx'

/** What concerns every page, in one line each above all of them. */
export function Banners() {
  const words = useWords()
  const { standing, reconnect } = useLiveState()
  return (
    <div role="status">
      {standing === 'polling' && (
        <Banner>
          <span className="grow">{words('banner.offline')}</span>
          <Button small onClick={reconnect}>
            {words('banner.reconnect')}
          </Button>
        </Banner>
      )}
    </div>
  )
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 border-b border-line bg-warn-tint px-4 py-1.5 text-small text-warn">
      <Icon name="warning" size={16} />
      {children}
    </div>
  )
}
