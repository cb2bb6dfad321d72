import type { AnswerTo } from '../../../../../src/http/contract/client.ts'
import type { MessageItem } from '../../../../../src/http/contract/inbox-shapes.ts'
import { useMe } from '../../../lib/api/me.ts'
import type { Pending } from '../thread/use-pending.ts'
import { useOwner } from '../use-owner.ts'
import { ComposerForm } from './composer-form.tsx'
import { TakeOverBar } from './take-over-bar.tsx'

export interface ComposerProps {
  detail: AnswerTo<'GET /v1/conversations/:id'>
  /** The newest of what is on the screen: a reply is sent as an answer to it. */
  newest: MessageItem | undefined
  pending: Pending
}

/** Where the owner of a chat writes. For everybody else it is one button: to become the owner. */
export function Composer(props: ComposerProps) {
  const owner = useOwner(props.detail.conversation)
  const { user } = useMe()
  if (user.role === 'auditor') return null
  return owner === 'me' ? (
    <ComposerForm {...props} />
  ) : (
    <TakeOverBar conversation={props.detail.conversation} owner={owner} />
  )
}
