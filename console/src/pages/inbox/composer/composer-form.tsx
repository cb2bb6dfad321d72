import { type FormEvent, useId, useRef, useState } from 'react'
import { cx } from '../../../lib/cx.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { later } from '../../../ui/later.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { useMoves } from '../use-moves.ts'
import { Attached } from './attached.tsx'
import { Colleagues } from './colleagues.tsx'
import type { ComposerProps } from './composer.tsx'
import { ComposerTools } from './composer-tools.tsx'
import { DraftBar } from './draft-bar.tsx'
import { MentionList, useMentionMenu } from './mention-menu.tsx'
import { mentionsIn } from './mentions.ts'
import { Settling } from './settling.tsx'
import { useAttachment } from './use-attachment.ts'
import { usePlaceholder } from './use-placeholder.ts'
import { useReply } from './use-reply.ts'
import { useSavedText } from './use-saved-text.ts'
import { WindowClock } from './window-clock.tsx'

const CannedPicker = later(async () => (await import('./canned-picker.tsx')).CannedPicker)
const TemplatePicker = later(async () => (await import('./template-picker.tsx')).TemplatePicker)
const EndDialog = later(async () => (await import('../dialogs/end-dialog.tsx')).EndDialog)
const ScheduleDialog = later(async () => (await import('../dialogs/schedule-dialog.tsx')).ScheduleDialog)

type Mode = 'reply' | 'note'
type Open = 'canned' | 'template' | 'schedule' | 'end' | null
/** A slot of a kept reply that no row filled: nobody gets to read it. */
const SLOT = /\{\{[^}]*\}\}/

/** Where the owner writes: to the customer, or a note that only staff see. */
export function ComposerForm({ detail, newest, pending }: ComposerProps) {
  const { conversation } = detail
  const id = conversation.conversation_id
  const words = useWords()
  const listId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [mode, setMode] = useState<Mode>('reply')
  const [note, setNote] = useState('')
  const [open, setOpen] = useState<Open>(null)
  const saved = useSavedText(id, detail.composer)
  const moves = useMoves(id)
  const attachment = useAttachment(id)
  const reply = useReply({ id, newest, pending, onRefused: saved.write })
  const mentions = useMentionMenu(note, setNote, mode === 'note')
  const placeholder = usePlaceholder(conversation, mode)
  const text = mode === 'note' ? note : saved.text
  const write = mode === 'note' ? setNote : saved.write
  const closed = mode === 'reply' && (!conversation.window.open || conversation.opted_out)
  const slot = mode === 'reply' && SLOT.test(text)
  const isEmpty = text.trim() === ''
  const hasNothing = isEmpty && (mode === 'note' || attachment.file === null)
  const unready = hasNothing || closed || slot || attachment.busy
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    if (unready) return false
    const said = text.trim()
    write('')
    if (mode === 'reply') {
      const { file } = attachment
      // Away with it at once: a second press sends nothing twice.
      attachment.drop()
      const sent = await reply.send(said, file)
      if (!sent && file) attachment.giveBack(file)
      return sent
    }
    const kept = await moves.note(said, mentionsIn(said, mentions.team))
    if (!kept) setNote(said)
    return kept
  }
  const turnTo = (next: Mode) => {
    setMode(next)
    field.current?.focus()
  }
  const close = () => setOpen(null)
  useKeys({
    reply: () => turnTo('reply'),
    note: () => turnTo('note'),
    canned: () => setOpen('canned'),
    send: () => void send(),
    send_resolve: () => void send().then((sent) => sent && setOpen('end')),
  })
  return (
    <div className="px-3 pb-3">
      <Settling id={id} />
      {reply.newer > 0 && (
        <p role="alert" className="mb-2 rounded-md bg-warn-tint px-3 py-2 text-small text-warn">
          {words('composer.newer', { count: reply.newer })}
        </p>
      )}
      {/* Out of sight while a note is written, not away: what was put aside stays aside. */}
      <div hidden={mode === 'note'}>
        <DraftBar id={id} onUse={saved.write} />
      </div>
      <form
        aria-label={words('composer.label')}
        onSubmit={(event) => void send(event)}
        onPaste={({ clipboardData }) =>
          mode === 'reply' && clipboardData.files[0] && attachment.add(clipboardData.files[0])
        }
        className={cx('rounded-lg border border-edge', mode === 'note' ? 'border-dashed bg-warn-tint' : 'bg-surface')}
      >
        <div className="flex items-center gap-1 px-2 pt-2">
          <ModeButton here={mode === 'reply'} onClick={() => turnTo('reply')}>
            {words('composer.reply')}
          </ModeButton>
          <ModeButton here={mode === 'note'} onClick={() => turnTo('note')}>
            {words('composer.note')}
          </ModeButton>
          <span className="grow" />
          {mode === 'reply' ? (
            <WindowClock conversation={conversation} />
          ) : (
            <span className="text-meta text-soft">{words('composer.only_staff')}</span>
          )}
        </div>
        <textarea
          ref={field}
          rows={3}
          maxLength={4096}
          disabled={closed}
          aria-label={words(mode === 'note' ? 'composer.note' : 'composer.reply')}
          aria-activedescendant={mentions.names.length > 0 ? `${listId}-${mentions.chosen}` : undefined}
          placeholder={placeholder}
          value={text}
          onKeyDown={mentions.onKeyDown}
          onChange={({ target }) => {
            if (target.value === '/' && mode === 'reply') setOpen('canned')
            else write(target.value)
          }}
          className="max-h-60 w-full resize-none bg-transparent px-3 py-2 text-chat outline-none field-sizing-content"
        />
        <MentionList id={listId} menu={mentions} label={words('composer.mention')} />
        {mode === 'reply' && <Attached attachment={attachment} />}
        <div className="flex items-center gap-1 px-2 pb-2">
          {mode === 'reply' && !closed && (
            <ComposerTools
              attachment={attachment}
              onCanned={() => setOpen('canned')}
              onSchedule={unready || isEmpty || attachment.file ? null : () => setOpen('schedule')}
            />
          )}
          {closed && !conversation.opted_out && (
            <Button small look="primary" onClick={() => setOpen('template')}>
              {words('template.choose')}
            </Button>
          )}
          <span className="grow" />
          {slot ? (
            <span className="text-meta text-danger">{words('composer.slot')}</span>
          ) : (
            <Colleagues id={id} writes={text !== ''} />
          )}
          {!closed && (
            <Button type="submit" look="primary" small disabled={unready} className="ml-2">
              {words(mode === 'note' ? 'composer.keep' : 'keys.send')}
              <span className="text-meta font-normal max-tablet:hidden" aria-hidden="true">
                Ctrl ⏎
              </span>
            </Button>
          )}
        </div>
      </form>
      <UnsavedGuard when={note.trim() !== ''} />
      {open === 'canned' && (
        <CannedPicker
          conversation={conversation}
          onClose={close}
          onPick={(filled) => {
            saved.write(filled)
            field.current?.focus()
          }}
        />
      )}
      {open === 'schedule' && (
        <ScheduleDialog
          id={id}
          text={text.trim()}
          closesAt={conversation.window.closes_at}
          onDone={() => saved.write('')}
          onClose={close}
        />
      )}
      {open === 'template' && <TemplatePicker conversation={conversation} onClose={close} />}
      {open === 'end' && <EndDialog conversation={conversation} kind="resolve" onClose={close} />}
    </div>
  )
}

function ModeButton({ here, onClick, children }: { here: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={here}
      onClick={onClick}
      className={cx(
        'reachable h-7 rounded-md px-2.5 text-small',
        here ? 'bg-tint font-medium text-strong' : 'text-soft hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
