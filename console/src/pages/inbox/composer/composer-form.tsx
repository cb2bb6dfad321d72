import { type FormEvent, useRef, useState } from 'react'
import { cx } from '../../../lib/cx.ts'
import { useKeys } from '../../../lib/keys/use-keys.ts'
import { useWords } from '../../../lib/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { later } from '../../../ui/later.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { languageName } from '../language-name.ts'
import { nameOf } from '../name-of.ts'
import { useMoves } from '../use-moves.ts'
import { Colleagues } from './colleagues.tsx'
import type { ComposerProps } from './composer.tsx'
import { DraftBar } from './draft-bar.tsx'
import { Settling } from './settling.tsx'
import { useReply } from './use-reply.ts'
import { useSavedText } from './use-saved-text.ts'
import { WindowClock } from './window-clock.tsx'

const CannedPicker = later(async () => (await import('./canned-picker.tsx')).CannedPicker)
const TemplatePicker = later(async () => (await import('./template-picker.tsx')).TemplatePicker)
const EndDialog = later(async () => (await import('../dialogs/end-dialog.tsx')).EndDialog)

type Mode = 'reply' | 'note'
/** A slot of a kept reply that no row filled: nobody gets to read it. */
const SLOT = /\{\{[^}]*\}\}/

/** Where the owner writes: to the customer, or a note that only staff see. */
export function ComposerForm({ detail, newest, pending }: ComposerProps) {
  const { conversation } = detail
  const id = conversation.conversation_id
  const words = useWords()
  const field = useRef<HTMLTextAreaElement>(null)
  const [mode, setMode] = useState<Mode>('reply')
  const [note, setNote] = useState('')
  const [canned, setCanned] = useState(false)
  const [ends, setEnds] = useState(false)
  const [template, setTemplate] = useState(false)
  const saved = useSavedText(id, detail.composer)
  const moves = useMoves(id)
  const reply = useReply({ id, newest, pending, onRefused: saved.write })
  const text = mode === 'note' ? note : saved.text
  const write = mode === 'note' ? setNote : saved.write
  const closed = mode === 'reply' && (!conversation.window.open || conversation.opted_out)
  const slot = mode === 'reply' && SLOT.test(text)
  const send = async (event?: FormEvent) => {
    event?.preventDefault()
    const said = text.trim()
    if (said === '' || closed || slot) return false
    write('')
    if (mode === 'reply') return reply.send(said)
    const kept = await moves.note(said)
    if (!kept) setNote(said)
    return kept
  }
  const turnTo = (next: Mode) => {
    setMode(next)
    field.current?.focus()
  }
  useKeys({
    reply: () => turnTo('reply'),
    note: () => turnTo('note'),
    canned: () => setCanned(true),
    send: () => void send(),
    send_resolve: () => void send().then((sent) => setEnds(sent)),
  })
  return (
    <div className="px-3 pb-3">
      <Settling id={id} />
      {reply.newer > 0 && (
        <p role="alert" className="mb-2 rounded-md bg-warn-tint px-3 py-2 text-small text-warn">
          {words('composer.newer', { count: reply.newer })}
        </p>
      )}
      {mode === 'reply' && <DraftBar id={id} onUse={(draft) => saved.write(draft)} />}
      <form
        aria-label={words('composer.label')}
        onSubmit={(event) => void send(event)}
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
          placeholder={placeholder()}
          value={text}
          onChange={({ target }) => {
            if (target.value === '/' && mode === 'reply') setCanned(true)
            else write(target.value)
          }}
          className="max-h-60 w-full resize-none bg-transparent px-3 py-2 text-chat outline-none field-sizing-content"
        />
        <div className="flex items-center gap-2 px-2 pb-2">
          {mode === 'reply' && (
            <Button look="quiet" small aria-label={words('keys.canned')} onClick={() => setCanned(true)}>
              <Icon name="lightning" size={16} />
              <span aria-hidden="true">/</span>
            </Button>
          )}
          {mode === 'reply' && !conversation.window.open && !conversation.opted_out && (
            <Button small onClick={() => setTemplate(true)}>
              {words('template.choose')}
            </Button>
          )}
          <span className="grow" />
          {slot ? (
            <span className="text-meta text-danger">{words('composer.slot')}</span>
          ) : (
            <Colleagues id={id} writes={text !== ''} />
          )}
          <Button type="submit" look="primary" small disabled={text.trim() === '' || closed || slot}>
            {words(mode === 'note' ? 'composer.keep' : 'keys.send')}
            <span className="text-meta font-normal max-tablet:hidden" aria-hidden="true">
              Ctrl ⏎
            </span>
          </Button>
        </div>
      </form>
      {canned && (
        <CannedPicker
          conversation={conversation}
          onClose={() => setCanned(false)}
          onPick={(filled) => {
            saved.write(filled)
            field.current?.focus()
          }}
        />
      )}
      <UnsavedGuard when={note.trim() !== ''} />
      {template && <TemplatePicker conversation={conversation} onClose={() => setTemplate(false)} />}
      {ends && <EndDialog conversation={conversation} kind="resolve" onClose={() => setEnds(false)} />}
    </div>
  )

  function placeholder(): string {
    const name = nameOf(conversation.customer, words)
    if (mode === 'note') return words('composer.note_hint')
    if (conversation.opted_out) return words('composer.opted_out', { name })
    if (!conversation.window.open) return words('composer.closed', { name })
    const { language } = conversation.customer
    return language === null
      ? words('composer.hint', { name })
      : words('composer.hint_language', { name, language: languageName(language) })
  }
}

function ModeButton({ here, onClick, children }: { here: boolean; onClick: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={here}
      onClick={onClick}
      className={cx(
        'touchable h-7 rounded-md px-2.5 text-small',
        here ? 'bg-tint font-medium text-strong' : 'text-soft hover:text-ink',
      )}
    >
      {children}
    </button>
  )
}
