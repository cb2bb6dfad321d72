import { useState } from 'react'
import type { CampaignWire } from '../../../../src/http/contract/campaigns.ts'
import { useCampaignWords } from '../../i18n/campaigns.ts'
import { useMay } from '../../lib/api/me.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useReader } from '../../lib/reader.ts'
import { formatInstant } from '../../lib/times.ts'
import { Button } from '../../ui/button.tsx'
import { SureDialog } from './sure-dialog.tsx'
import { TestDialog } from './test-dialog.tsx'

type Asked = 'test' | 'start' | 'stop'

/** What happens next with a campaign, and what can be done about it. */
export function NextMove({ campaign }: { campaign: CampaignWire }) {
  const say = useCampaignWords()
  const may = useMay()
  const [asked, setAsked] = useState<Asked | null>(null)
  const params = { id: campaign.campaign_id }
  const pause = useAct(
    (api, _: undefined) => api('POST /v1/campaigns/:id/pause', { params, body: {} }),
    ['campaign', 'campaigns'],
  )
  const { moves, status, pause_reason: reason, tested_at: testedAt } = campaign
  const close = () => setAsked(null)
  return (
    <section
      aria-label={say('state')}
      className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <div role="status" className="min-w-0 grow basis-64">
        {reason !== null && (
          <p className={reason === 'person' ? '' : 'font-medium text-danger'}>{say(`pause.${reason}`)}</p>
        )}
        <p className={reason === null ? '' : 'text-small text-soft'}>
          <Next campaign={campaign} />
        </p>
      </div>
      {may('startCampaign') && (
        <div className="flex flex-wrap gap-2">
          {moves.includes('canary') && (
            <>
              <Button look={testedAt === null ? 'primary' : 'plain'} onClick={() => setAsked('test')}>
                {say('test')}
              </Button>
              {testedAt !== null && (
                <Button look="primary" onClick={() => setAsked('start')}>
                  {say(status === 'draft' ? 'start' : 'start.again')}
                </Button>
              )}
            </>
          )}
          {moves.includes('paused') && (
            <Button look="primary" busy={pause.isPending} onClick={() => pause.mutate(undefined)}>
              {say('pause')}
            </Button>
          )}
          {moves.includes('stopped') && (
            <Button look="danger" onClick={() => setAsked('stop')}>
              {say('stop')}
            </Button>
          )}
        </div>
      )}
      {asked === 'test' && <TestDialog campaign={campaign} onClose={close} />}
      {(asked === 'start' || asked === 'stop') && <SureDialog move={asked} campaign={campaign} onClose={close} />}
    </section>
  )
}

function Next({ campaign }: { campaign: CampaignWire }) {
  const say = useCampaignWords()
  const reader = useReader()
  const { status, canary_size: count, watch_until: until } = campaign
  if (status === 'canary') return say('next.canary', { count: count ?? 0 })
  if (status === 'watching') {
    return say('next.watching', { until: until === null ? '…' : formatInstant(Date.parse(until), reader) })
  }
  return say(`next.${status}`)
}
