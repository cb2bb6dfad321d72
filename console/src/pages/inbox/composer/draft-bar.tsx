import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api-context.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { draftsQuery } from '../queries.ts'

/** What the assistant was about to say when a person came: hers to use, to change, or to put aside. */
export function DraftBar({ id, onUse }: { id: string; onUse: (text: string) => void }) {
  const words = useWords()
  const { data } = useQuery(draftsQuery(useApi(), id))
  const [aside, setAside] = useState<readonly string[]>([])
  const draft = data?.findLast(({ draft_id }) => !aside.includes(draft_id))
  if (!draft) return null
  const putAside = () => setAside((all) => [...all, draft.draft_id])
  return (
    <div className="flex items-center gap-2 px-1 pb-2 text-small text-soft">
      <Icon name="spark" className="text-violet" />
      <p className="min-w-0 grow truncate" title={draft.text}>
        {words('draft.was_about_to', { text: draft.text })}
      </p>
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
  )
}
