import type { TxCtx } from '../../context.ts'
import type { OutboundMedia } from '../schemas.ts'

/**
 * A file that was kept for a conversation, as a message carries it; null when none of this id is there. Words never stand under a
 * recording: they follow it.
 */
export async function findFile(
  { tx, tenantId }: TxCtx,
  { conversationId, fileId }: { conversationId: string; fileId: string },
): Promise<OutboundMedia | null> {
  const file = await tx.conversationFile.findFirst({
    where: { tenantId, id: fileId, conversationId, bytes: { not: null } },
    select: { name: true, contentType: true },
  })
  if (file === null) return null
  const { name, contentType } = file
  return {
    kind: contentType.startsWith('image/') ? 'image' : 'document',
    file: { kind: 'conversation_file', id: fileId },
    filename: name,
    caption: contentType.startsWith('audio/') ? name : null,
  }
}
