import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useApi } from '../../../lib/api/api-context.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { draftsQuery } from '../queries.ts'
import { Facts } from '../turn/facts.tsx'

/** What the assistant was about to say when a person came, and what its figures rest on: to use, to change, or to put aside. */
export function DraftBar({ id, onUse }: { id: string; onUse: (text: string) => void }) {
  const words = useWords()
  const panel = useId()
  const { data } = useQuery(draftsQuery(useApi(), id))
  const [aside, setAside] = useState<readonly string[]>([])
  const [whole, setWhole] = useState(false)
  const draft = data?.find(({ draft_id }) => !aside.includes(draft_id))
  if (!draft) return null
  const putAside = () => {
    setAside((all) => [...all, draft.draft_id])
    setWhole(false)
  }
  return (
    <section aria-label={words('draft.label')} className="pb-2 text-small text-soft">
      <div className="flex items-center gap-1 px-1">
        <Icon name="spark" className="mr-1 text-violet" />
        <button
          type="button"
          aria-expanded={whole}
          aria-controls={panel}
          onClick={() => setWhole(!whole)}
          className="reachable min-w-0 grow truncate rounded-sm text-left hover:text-ink"
        >
          {words('draft.was_about_to', { text: draft.text })}
        </button>
        <Button
          look="quiet"
          small
          onClick={() => {
            onUse(draft.text)
            putAside()
          }}
        >
          {words('draft.use')}
        </Button>
        <Button look="quiet" small square aria-label={words('draft.dismiss')} onClick={putAside}>
          <Icon name="close" size={16} />
        </Button>
      </div>
      <div id={panel} hidden={!whole} className="mt-1 max-h-56 overflow-auto rounded-lg bg-bot p-3 text-ink">
        <p className="pb-2 text-chat whitespace-pre-wrap">{draft.text}</p>
        <Facts facts={draft.facts} />
      </div>
    </section>
  )
}
