import { recordAudit } from '../audit/index.ts'
import type { Ctx } from '../context.ts'
import { lockInbox, writeInbox } from '../messaging/index.ts'

/** Gives a conversation exactly these labels, in their order of letters. Throws `not_found`. */
export async function setLabels(
  ctx: Ctx,
  { conversationId, labels }: { conversationId: string; labels: readonly string[] },
): Promise<string[]> {
  const wanted = [...new Set(labels)].toSorted()
  return ctx.transaction(async (ctx) => {
    await lockInbox(ctx, conversationId)
    const of = { tenantId: ctx.tenantId, conversationId }
    const before = await ctx.tx.conversationLabel.findMany({ where: of, orderBy: { label: 'asc' } })
    const had = before.map(({ label }) => label)
    if (had.toSorted().join('\n') === wanted.join('\n')) return wanted
    await ctx.tx.conversationLabel.deleteMany({ where: { ...of, label: { notIn: wanted } } })
    await ctx.tx.conversationLabel.createMany({
      data: wanted.map((label) => ({ ...of, label })),
      skipDuplicates: true,
    })
    await writeInbox(ctx, conversationId, {})
    await recordAudit(ctx, {
      action: 'conversation.labelled',
      subjectType: 'conversation',
      subjectId: conversationId,
      data: { from: had, to: wanted },
    })
    return wanted
  })
}
