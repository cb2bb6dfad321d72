import type { CampaignWire } from '../../../../src/http/contract/campaigns.ts'
import { useCampaignWords } from '../../i18n/campaigns.ts'
import { useAct } from '../../lib/api/use-act.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'

interface SureDialogProps {
  move: 'start' | 'stop'
  campaign: CampaignWire
  onClose: () => void
}

/** Asks once more before many are written to, or it is over for good. */
export function SureDialog({ move, campaign, onClose }: SureDialogProps) {
  const words = useWords()
  const say = useCampaignWords()
  const { campaign_id: id, name, audience_count: count, started_at: startedAt } = campaign
  const act = useAct(
    (api, _: undefined) => api(`POST /v1/campaigns/:id/${move}`, { params: { id }, body: {} }),
    ['campaign', 'campaigns'],
  )
  const started = startedAt === null ? say('start.text', { count }) : say('start.rest')
  return (
    <Dialog title={say(`${move}.title`, { name })} onClose={onClose}>
      <p>{move === 'start' ? started : say('stop.text')}</p>
      <DialogActions>
        <Button onClick={onClose}>{words('dialog.cancel')}</Button>
        <Button
          look={move === 'start' ? 'primary' : 'danger'}
          busy={act.isPending}
          onClick={() => act.mutate(undefined, { onSettled: onClose })}
        >
          {say(move)}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
