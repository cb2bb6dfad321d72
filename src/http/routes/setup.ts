import * as setup from '../../domain/setup/index.ts'
import * as contract from '../contract/setup.ts'
import type { StaffCtx } from '../serve/principal.ts'
import { type Api, serve } from '../serve/serve.ts'
import { twilioWebhookUrl } from '../webhooks/twilio-webhook-url.ts'

/** The first hour of a shop. */
export function serveSetup(api: Api): void {
  serve(api, contract.getSetup, shown)
  serve(api, contract.tryWebhook, async (ctx) => {
    await setup.tryWebhook(ctx, { addressOf: (channelId) => twilioWebhookUrl(ctx.publicBaseUrl, channelId) })
    return shown(ctx)
  })
  serve(api, contract.tryPrompt, async (ctx, { body }) => {
    await setup.tryPrompt(ctx, body)
    return shown(ctx)
  })
  serve(api, contract.followPrompt, async (ctx) => {
    await setup.followPrompt(ctx)
    return shown(ctx)
  })
}

async function shown(ctx: StaffCtx): Promise<{ steps: contract.SetupStepWire[] }> {
  const steps = await setup.getSetup(ctx)
  return { steps: steps.map(({ at, ...step }) => ({ ...step, at: at?.toISOString() ?? null })) }
}
