import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { usePlaygroundWords } from '../../i18n/playground.ts'
import { cx } from '../../lib/cx.ts'
import { useWords } from '../../lib/words.ts'
import { Button } from '../../ui/button.tsx'
import { CONTROL } from '../../ui/field.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AnswerBubble, EventLine, SaidBubble } from './bubbles.tsx'
import type { Session, Step } from './session-query.ts'
import type { Move } from './use-move.ts'

interface PhoneProps {
  session: Session
  /** The place of the step whose turn is shown beside the phone. */
  chosen: number | null
  /** What was just said and is not answered yet. */
  said: Move | null
  isFull: boolean
  onMove: (move: Move) => void
  onWhy: (place: number) => void
}

/** The chat as the customer has it: what she says at the right, what the shop answers at the left. */
export function Phone({ session, chosen, said, isFull, onMove, onWhy }: PhoneProps) {
  const words = useWords()
  const say = usePlaygroundWords()
  const id = useId()
  const end = useRef<HTMLDivElement>(null)
  const { before, steps } = session
  const { length: count } = steps
  // Whoever has just said something wants to see what comes of it.
  useEffect(() => {
    if (said !== null || count > 0) end.current?.scrollTo({ top: end.current.scrollHeight })
  }, [said, count])
  const tap = said || isFull ? null : (option: string) => onMove({ kind: 'tap', option })
  return (
    <section
      aria-labelledby={id}
      className="flex h-[36rem] max-h-[80dvh] flex-col overflow-hidden rounded-lg border border-line bg-bot"
    >
      <h2 id={id} className="flex min-h-12 items-center gap-2 border-b border-line bg-surface px-4 py-2 font-semibold">
        <Icon name="person" /> {say('phone')}
      </h2>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        ref={end}
        role="log"
        aria-label={words('chat.messages')}
        className="flex min-h-0 grow flex-col gap-2 overflow-y-auto p-3"
      >
        {before.map((line, at) =>
          line.from === 'customer' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said before never changes
            <SaidBubble key={at} text={line.text} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said before never changes
            <AnswerBubble key={at} reply={{ ...line, media: null }} onTap={tap} />
          ),
        )}
        {before.length > 0 && <EventLine text={say('from.end')} />}
        {before.length + count === 0 && said === null && (
          <p className="m-auto text-small text-soft">{say('phone.empty')}</p>
        )}
        {steps.map((step) => (
          <Said
            key={step.place}
            {...{ step, onTap: tap }}
            isChosen={step.place === chosen}
            onWhy={() => onWhy(step.place)}
          />
        ))}
        {said?.kind === 'text' && <SaidBubble text={said.text} />}
        {said && <EventLine text={say('phone.answers')} />}
      </div>
      <Composer {...{ session, isFull, onMove }} busy={said !== null} />
    </section>
  )
}

interface SaidProps {
  step: Step
  isChosen: boolean
  onTap: ((option: string) => void) | null
  onWhy: () => void
}

function Said({ step: { said, replies, turn, broken }, isChosen, onTap, onWhy }: SaidProps) {
  const say = usePlaygroundWords()
  return (
    <>
      {said.kind === 'event' ? (
        <EventLine text={say(`happened.${said.event}`)} />
      ) : (
        <SaidBubble text={said.kind === 'tap' ? said.title : said.text} />
      )}
      {replies.map((reply, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is given once and never changes
        <AnswerBubble key={at} {...{ reply, onTap }} />
      ))}
      {broken && <EventLine text={say('phone.broken')} />}
      {said.kind !== 'event' && !broken && replies.length === 0 && <EventLine text={say('phone.silent')} />}
      {turn && (
        <Button look="quiet" small className="self-start" aria-pressed={isChosen} onClick={onWhy}>
          {say('phone.why')} · {turn.took_ms} ms
        </Button>
      )}
    </>
  )
}

interface ComposerProps extends Pick<PhoneProps, 'session' | 'isFull' | 'onMove'> {
  busy: boolean
}

function Composer({ session, isFull, busy, onMove }: ComposerProps) {
  const say = usePlaygroundWords()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || text.trim() === '') return
    onMove({ kind: 'text', text: text.trim() })
    setText('')
  }
  const left = session.most_steps - session.steps.length
  return (
    <div className="border-t border-line bg-surface p-2">
      <form onSubmit={submit} className="flex gap-2">
        <input
          aria-label={say('phone.write')}
          placeholder={say('phone.write')}
          value={text}
          maxLength={4096}
          disabled={isFull}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          className={cx(CONTROL, 'h-9')}
        />
        <Button type="submit" look="primary" busy={busy} disabled={isFull}>
          {say('phone.send')}
        </Button>
      </form>
      <p className="pt-1 text-meta text-soft">
        {isFull ? say('phone.full', { most: session.most_steps }) : say('phone.left', { count: left })}
      </p>
    </div>
  )
}
