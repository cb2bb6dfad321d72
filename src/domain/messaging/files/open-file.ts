import { z } from 'zod'
import type { Ctx } from '../../context.ts'

const OpenedFile = z.object({ name: z.string().nullable(), contentType: z.string(), bytes: z.instanceof(Uint8Array) })
export type OpenedFile = z.infer<typeof OpenedFile>

/** The bytes of a customer's file, or of one that a person put beside a conversation; null for what is not kept any more. */
export async function openFile(
  ctx: Ctx,
  { kind, id }: { kind: 'inbound_media' | 'conversation_file'; id: string },
): Promise<OpenedFile | null> {
  const [row] =
    kind === 'inbound_media'
      ? await ctx.statement`
        SELECT NULL AS name, m.content_type AS "contentType", m.bytes FROM inbound_media m
        WHERE m.tenant_id = ${ctx.tenantId}::uuid AND m.id = ${id}::uuid AND m.bytes IS NOT NULL AND m.content_type IS NOT NULL`
      : await ctx.statement`
        SELECT f.name, f.content_type AS "contentType", f.bytes FROM conversation_files f
        WHERE f.tenant_id = ${ctx.tenantId}::uuid AND f.id = ${id}::uuid AND f.bytes IS NOT NULL`
  return row === undefined ? null : OpenedFile.parse(row)
}
