export { addNote } from './add-note.ts'
export { changeConversations } from './bulk/change-conversations.ts'
export type { BulkAction, BulkOutcome } from './bulk/schemas.ts'
export { cancelScheduled } from './cancel-scheduled.ts'
export { changeCanned } from './change-canned.ts'
export { changeNote } from './change-note.ts'
export { countQueues, type QueueCounts } from './count-queues.ts'
export { createCanned } from './create-canned.ts'
export { deleteCanned } from './delete-canned.ts'
export { deleteNote } from './delete-note.ts'
export { fillCanned } from './fill-canned.ts'
export type { ComposerText } from './find-composer-draft.ts'
export { type ConversationDetail, getConversation } from './get-conversation.ts'
export { type CustomerPanel, getCustomerPanel } from './get-customer-panel.ts'
export { listCanned } from './list-canned.ts'
export { InboxCursor, type InboxFilter, listConversations } from './list-conversations.ts'
export { listMedia, type MessageFile } from './list-media.ts'
export type { Scheduled } from './list-scheduled.ts'
export { markRead } from './mark-read.ts'
export { markUnread } from './mark-unread.ts'
export { namesOf } from './names-of.ts'
export { readPlace, writePlace } from './place.ts'
export { readStream, type StreamItem } from './read-stream.ts'
export { saveComposer } from './save-composer.ts'
export { scheduleMessage } from './schedule-message.ts'
export {
  CannedReply,
  CannedTexts,
  InboxQueue,
  Label,
  ListedConversation,
  Note,
  type Place,
  PlaceText,
} from './schemas.ts'
export { searchConversations } from './search-conversations.ts'
export { sendScheduled } from './send-scheduled.ts'
export { setLabels } from './set-labels.ts'
