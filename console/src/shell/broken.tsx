import { useEffect, useRef } from 'react'
import { ApiError } from '../lib/api/api-error.ts'
import { useWords } from '../lib/words.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { ErrorNotice } from '../ui/error-notice.tsx'

/** In place of a page that could not be shown: an answer that failed is asked for again, a mistake of ours is loaded anew. */
export function Broken({ error, reset }: { error: unknown; reset: () => void }) {
  const words = useWords()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const isAnswer = error instanceof ApiError || (error instanceof TypeError && error.message.includes('fetch'))
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {isAnswer ? (
        <ErrorNotice error={error} onRetry={reset} />
      ) : (
        <Empty icon="warning" title={words('error.broken')}>
          <p className="pb-3">{words('error.broken.text')}</p>
          <Button onClick={() => location.reload()}>{words('error.reload')}</Button>
        </Empty>
      )}
    </div>
  )
}
