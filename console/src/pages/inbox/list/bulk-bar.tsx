import { useState } from 'react'
import type { BulkAction, BulkOutcomeWire } from '../../../../../src/http/contract/inbox-bulk.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { useToasts } from '../../../ui/toast.tsx'
import { BulkChooser, type BulkKind } from './bulk-chooser.tsx'
import type { Selection } from './use-selection.ts'

const KINDS = ['assign', 'label', 'snooze', 'resolve'] as const satisfies BulkKind[]
/** As many as the product takes at once. */
const MOST = 100

/** What is done with all that were chosen; of each it is said what came of it. */
export function BulkBar({ selection, shown }: { selection: Selection; shown: readonly string[] }) {
  const words = useWords()
  const toasts = useToasts()
  const [kind, setKind] = useState<BulkKind | null>(null)
  const act = useAct(
    (api, action: BulkAction) => api('POST /v1/conversations/bulk', { body: { ids: [...selection.ids], action } }),
    ['conversations', 'conversation'],
  )
  const run = (action: BulkAction) =>
    act.mutate(action, {
      onSuccess: ({ outcomes }) => {
        const failed = outcomes.filter(({ outcome }) => outcome === 'conflict' || outcome === 'not_found')
        if (failed.length === 0) toasts.say(words('bulk.done', { count: outcomes.length }))
        else
          toasts.fail(
            words('bulk.partly', { done: outcomes.length - failed.length, left: failed.length, why: whyOf(failed) }),
          )
        selection.choose(failed.map(({ conversation_id }) => conversation_id))
      },
    })
  const count = selection.ids.size
  const idle = count === 0 || count > MOST || act.isPending
  return (
    <section aria-label={words('bulk.label')} className="flex flex-col gap-2 border-b border-line bg-tint px-3 py-2">
      <div className="flex items-center gap-2">
        <p role="status" className="figures grow font-medium text-strong">
          {words('bulk.chosen', { count })}
        </p>
        <Button look="quiet" small onClick={() => selection.choose(shown.slice(0, MOST))}>
          {words('bulk.all')}
        </Button>
        <Button look="quiet" small square aria-label={words('bulk.end')} onClick={selection.end}>
          <Icon name="close" size={16} />
        </Button>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {KINDS.map((one) => (
          <Button key={one} small disabled={idle} onClick={() => setKind(one)}>
            {words(`keys.${one}`)}
          </Button>
        ))}
        <Button small disabled={idle} onClick={() => run({ kind: 'read' })}>
          {words('bulk.read')}
        </Button>
      </div>
      {kind && <BulkChooser kind={kind} onClose={() => setKind(null)} onChosen={run} />}
    </section>
  )
}

function whyOf(failed: readonly BulkOutcomeWire[]): string {
  return [...new Set(failed.map(({ reason }) => reason).filter((reason) => reason !== null))].join(', ')
}
