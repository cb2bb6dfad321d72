import { z } from 'zod'
import type { SweptJob } from './define-job.ts'

export const CampaignRef = z.strictObject({ tenantId: z.uuid(), campaignId: z.uuid() })
export type CampaignRef = z.infer<typeof CampaignRef>

/** Takes a campaign one step further, and forgets an old one. */
export const runCampaignJob: SweptJob<CampaignRef> = {
  name: 'run-campaign',
  payload: CampaignRef,
  attempts: 3,
  backoffMs: 5_000,
  key: ({ campaignId }) => campaignId,
  parallel: 'many',
  due: {
    rows: 'campaigns',
    age: 'due',
    schedule: 'sweep',
    payload: ({ tenantId, subjectId }) => ({ tenantId, campaignId: subjectId }),
  },
  deadAfter: 12,
}
