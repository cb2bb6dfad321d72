import type { VersionStep, VersionWire } from '../../../../src/http/contract/document.ts'
import { useKnowledgeWords } from '../../i18n/knowledge.ts'
import { everyOf } from '../../lib/every-of.ts'
import { VersionFailure } from './version-failure.tsx'
import { VersionState, type VersionStatus } from './version-state.tsx'

const STATUSES = everyOf<VersionStatus>()([
  'received',
  'extracting',
  'chunking',
  'checking',
  'needs_confirmation',
  'ready',
  'published',
  'retired',
  'duplicate',
  'unchanged',
  'failed',
  'cancelled',
])

interface ReadingProgressProps {
  step: VersionStep | null
  done: VersionWire | null
  lost: boolean
}

/** How far a reading is, and in the end what became of it: with the page that failed and what to do about it. */
export function ReadingProgress({ step, done, lost }: ReadingProgressProps) {
  const say = useKnowledgeWords()
  const status = STATUSES.find((one) => one === step?.step) ?? 'received'
  if (lost) return <p role="alert">{say('reading.lost')}</p>
  return (
    <div role="status" className="flex flex-col gap-2">
      {done === null ? (
        <>
          <p className="figures text-small text-soft">
            {say('reading.step', { state: say(`status.${status}`), done: step?.done ?? 0, of: step?.of ?? 1 })}
          </p>
          <progress
            className="h-2 w-full accent-accent"
            aria-label={say(`status.${status}`)}
            max={step?.of ?? 1}
            value={step?.done ?? 0}
          />
        </>
      ) : (
        <>
          <p>
            <VersionState status={done.status} />
          </p>
          {done.status === 'published' && <p>{say('upload.done')}</p>}
          <VersionFailure version={done} />
        </>
      )}
    </div>
  )
}
