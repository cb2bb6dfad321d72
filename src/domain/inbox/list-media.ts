import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { FileRef } from '../files/index.ts'

const MessageFile = z.object({
  kind: z.string(),
  name: z.string().nullable(),
  contentType: z.string().nullable(),
  sizeBytes: z.int().nullable(),
  /** Null for what was refused, has not come yet, or is not kept any more. */
  file: FileRef.nullable(),
})
export type MessageFile = z.infer<typeof MessageFile>

/** The files of a message of either side. Throws `not_found` for a message that is not there. */
export async function listMedia(ctx: Ctx, { messageId }: { messageId: string }): Promise<MessageFile[]> {
  const [row] = await ctx.statement`
    SELECT coalesce((SELECT jsonb_agg(jsonb_build_object('kind', coalesce(split_part(m.content_type, '/', 1), 'unknown'), 'name', NULL,
          'contentType', m.content_type, 'sizeBytes', m.size_bytes,
          'file', CASE WHEN m.status = 'stored' THEN jsonb_build_object('kind', 'inbound_media', 'id', m.id) END) ORDER BY m.position)
        FROM inbound_media m WHERE m.tenant_id = i.tenant_id AND m.message_id = i.id), '[]') AS files
    FROM inbound_messages i WHERE i.tenant_id = ${ctx.tenantId}::uuid AND i.id = ${messageId}::uuid
    UNION ALL
    SELECT CASE WHEN o.media IS NULL THEN '[]' ELSE jsonb_build_array(jsonb_build_object('kind', o.media->>'kind',
      'name', o.media->>'filename', 'contentType', f.content_type, 'sizeBytes', f.size_bytes,
      'file', CASE WHEN f.id IS NULL OR f.bytes IS NOT NULL THEN o.media->'file' END)) END
    FROM outbound_messages o LEFT JOIN conversation_files f
      ON f.tenant_id = o.tenant_id AND o.media->'file'->>'kind' = 'conversation_file' AND f.id = (o.media->'file'->>'id')::uuid
    WHERE o.tenant_id = ${ctx.tenantId}::uuid AND o.id = ${messageId}::uuid`
  if (!row) throw new AppError('not_found', 'there is no such message')
  return z.array(MessageFile).parse(Object(row).files)
}
