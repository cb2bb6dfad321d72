import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { templateText } from '../messaging/index.ts'
import { approvedWordings } from './approved-wordings.ts'
import { forgottenAt } from './internal.ts'
import type { NewCampaign, Slots } from './schemas.ts'

const HOLE = /\{\{\s*([1-9]\d?)\s*\}\}/g
/** A template with its variables filled is no longer than this. */
const LONGEST = 1_024

/**
 * Writes a campaign down; nobody is written to. Throws `invalid_input` where no marketing wording of that name is approved, and for a
 * variable of it that nothing stands for.
 */
export async function createCampaign(ctx: Ctx, wanted: NewCampaign): Promise<{ campaignId: string }> {
  const campaignId = ctx.ids.uuid()
  const slots = Object.fromEntries(
    Object.entries(wanted.slots).map(([slot, value]) => [slot, ctx.ports.secrets.read(value).text]),
  )
  await ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    insistOnWords(wanted.template, slots, [...(await approvedWordings(ctx, wanted.template)).values()])
    const { name, template, audience } = wanted
    await ctx.tx.campaign.create({
      data: {
        ...{ tenantId: ctx.tenantId, id: campaignId, name, template, slots, audience },
        ...{ nextAt: forgottenAt(now), movedAt: now, createdBy: ctx.actor, createdAt: now },
      },
    })
    await recordAudit(ctx, {
      ...{ action: 'campaign.created', subjectType: 'campaign', subjectId: campaignId },
      data: { name, template },
    })
    ctx.tell({ kind: 'campaign', id: campaignId })
  })
  return { campaignId }
}

function insistOnWords(template: string, slots: Slots, bodies: readonly string[]): void {
  if (bodies.length === 0) {
    throw new AppError('invalid_input', `template: no marketing template "${template}" is approved`)
  }
  const holes = bodies.flatMap((body) => [...body.matchAll(HOLE)].map(([, number = '']) => number))
  const missing = holes.find((number) => (slots[number] ?? '') === '')
  if (missing !== undefined) throw new AppError('invalid_input', `slots: {{${missing}}} of this template has no value`)
  if (bodies.some((body) => templateText(body, { slots }).length > LONGEST)) {
    throw new AppError('invalid_input', `slots: with these values it is longer than ${LONGEST} characters`)
  }
}
