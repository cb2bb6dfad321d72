import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import { useActor, useMay } from '../../../lib/api/me.ts'
import { useAct } from '../../../lib/api/use-act.ts'
import { useReader } from '../../../lib/reader.ts'
import { formatInstant } from '../../../lib/times.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'

export type Scheduled = AnswerTo<'GET /v1/conversations/:id'>['scheduled'][number]

/** What waits to be sent, by when, and a way to take it back. */
export function ScheduledBubble({ scheduled }: { scheduled: Scheduled }) {
  const words = useWords()
  const reader = useReader()
  const actor = useActor()
  const may = useMay()
  const cancel = useAct(
    (api, id: string) => api('DELETE /v1/scheduled/:id', { params: { id } }),
    ['conversation', 'conversations'],
  )
  return (
    <article className="max-w-[min(34rem,80%)] self-end rounded-lg border border-dashed border-edge bg-surface px-3 py-2">
      <h3 className="flex items-center gap-1 text-meta text-soft">
        <Icon name="clock" size={16} className="scale-90" />
        {words(scheduled.author_id === actor ? 'schedule.yours' : 'schedule.colleagues', {
          time: formatInstant(Date.parse(scheduled.at), reader),
        })}
      </h3>
      <p className="text-chat break-words whitespace-pre-wrap">{scheduled.text}</p>
      {may('cancelScheduled') && (
        <div className="flex justify-end pt-1">
          <Button small busy={cancel.isPending} onClick={() => cancel.mutate(scheduled.scheduled_id)}>
            {words('schedule.cancel')}
          </Button>
        </div>
      )}
    </article>
  )
}
