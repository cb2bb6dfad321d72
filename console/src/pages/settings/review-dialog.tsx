import type { AnswerTo } from '../../../../src/http/contract/client.ts'
import { useSettingsWords } from '../../i18n/settings.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { useToasts } from '../../ui/toast.tsx'
import type { Change, Settings } from './inbox-form.tsx'

const FIELDS = [
  'assignment',
  'capacity',
  'return_minutes',
  'visibility',
  'mask_phones',
  'csat',
  'sla',
  'labels',
] as const

interface ReviewDialogProps {
  /** What the product says would become another. */
  changes: readonly Change[]
  wanted: Settings
  seen: number
  onSaved: (saved: AnswerTo<'PUT /v1/settings/inbox'>) => void
  onClose: () => void
}

/** What would change, in words, before it is saved for good. */
export function ReviewDialog({ changes, wanted, seen, onSaved, onClose }: ReviewDialogProps) {
  const words = useWords()
  const say = useSettingsWords()
  const toasts = useToasts()
  const valueWords = useValueWords()
  const save = useAct((api, body: Settings) => api('PUT /v1/settings/inbox', { body, seen }), ['settings'])
  const done = (saved: AnswerTo<'PUT /v1/settings/inbox'>) => {
    onSaved(saved)
    toasts.say(say('saved'))
    onClose()
  }
  const columns: Column<Change>[] = [
    { key: 'what', title: say('review.what'), cell: ({ field }) => nameOf(field, say) },
    { key: 'before', title: say('review.before'), cell: ({ field, before }) => valueWords(field, before) },
    { key: 'after', title: say('review.after'), cell: ({ field, after }) => valueWords(field, after) },
  ]
  return (
    <Dialog title={say('review.title')} onClose={onClose}>
      {changes.length === 0 ? (
        <p>{say('review.none')}</p>
      ) : (
        <Table caption={say('review.title')} columns={columns} rows={changes} keyOf={({ field }) => field} />
      )}
      <DialogActions>
        <Button onClick={onClose}>{words('dialog.cancel')}</Button>
        <Button
          look="primary"
          busy={save.isPending}
          disabled={changes.length === 0}
          onClick={() => save.mutate(wanted, { onSuccess: done, onError: onClose })}
        >
          {say('save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function nameOf(field: string, say: ReturnType<typeof useSettingsWords>): string {
  const known = FIELDS.find((one) => one === field)
  return known ? say(known) : field
}

/** A setting as people say it. */
function useValueWords() {
  const say = useSettingsWords()
  return (field: string, value: Change['before']): string => {
    if (value === null || value === '') return say('nothing')
    if (typeof value === 'boolean') return say(value ? 'on' : 'off')
    if (field === 'sla' && Array.isArray(value)) return say('lines', { count: value.length })
    if (Array.isArray(value)) return value.length === 0 ? say('nothing') : value.join(', ')
    if (value === 'off' || value === 'round_robin' || value === 'least_loaded') return say(`assignment.${value}`)
    if (value === 'all' || value === 'unassigned_and_own' || value === 'own') return say(`visibility.${value}`)
    return String(value)
  }
}
