import { NOTICE_TEMPLATES } from '../../domain/messaging/index.ts'
import { NoticeName } from '../../domain/messaging/schemas.ts'
import * as templates from '../../domain/templates/index.ts'
import * as contract from '../contract/templates.ts'
import { versionSeen } from '../serve/if-match.ts'
import { type Api, serve } from '../serve/serve.ts'
import { staleVersion } from '../serve/stale-version.ts'

/** The wordings that may open a closed 24-hour window. */
export function serveTemplates(api: Api): void {
  serve(api, contract.listTemplates, async (ctx) => ({
    templates: (await templates.listTemplates(ctx)).map(templateWire),
    notices: NoticeName.options.map((name) => ({ name, slots: [...NOTICE_TEMPLATES[name]] })),
  }))
  serve(api, contract.saveTemplate, async (ctx, { query, body }, http) => {
    const { content_sid: contentSid, ...template } = body
    const how = { seen: versionSeen(http), rehearsal: query.dry_run === 'true' }
    const done = await templates.saveTemplate(ctx, { ...template, contentSid }, how)
    if (done.outcome === 'stale') throw staleVersion(done.current && templateWire(done.current))
    return { template: templateWire(done.template) }
  })
  serve(api, contract.deleteTemplate, async (ctx, { params }, http) => {
    const done = await templates.deleteTemplate(ctx, { ...params, seen: versionSeen(http) })
    if (done.outcome === 'stale') throw staleVersion(templateWire(done.current))
    return { ...params, outcome: done.outcome }
  })
  serve(api, contract.syncTemplates, async (ctx) => templates.syncTemplates(ctx))
}

function templateWire({ contentSid, updatedAt, ...template }: templates.TemplateView): contract.TemplateWire {
  return { ...template, content_sid: contentSid, updated_at: updatedAt.toISOString() }
}
