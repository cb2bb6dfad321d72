import type { ReadRequest } from '../messages.ts'
import { readDocument } from './read-document.ts'

/** The child's only conversation: one request, one answer; then it waits to be killed. Without its parent it ends. */
process.once('message', (request: ReadRequest) => {
  void readDocument(request).then((answer) => process.send?.(answer))
})
process.once('disconnect', () => process.exit())
