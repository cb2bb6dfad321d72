import type { ListedCampaignWire } from '../../../../src/http/contract/campaigns.ts'
import { useCampaignWords } from '../../i18n/campaigns.ts'
import { Chip, type Tone } from '../../ui/chip.tsx'

const TONES: Readonly<Record<ListedCampaignWire['status'], Tone>> = {
  draft: 'neutral',
  canary: 'info',
  watching: 'info',
  running: 'info',
  paused: 'warn',
  stopped: 'neutral',
  done: 'good',
}

/** Where a campaign stands, in words; one that paused itself stands out. */
export function StatusChip({ campaign }: { campaign: Pick<ListedCampaignWire, 'status' | 'pause_reason'> }) {
  const say = useCampaignWords()
  const { status, pause_reason } = campaign
  const isOwn = pause_reason !== null && pause_reason !== 'person'
  return <Chip tone={isOwn ? 'danger' : TONES[status]}>{say(`status.${status}`)}</Chip>
}
