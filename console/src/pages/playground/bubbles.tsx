import { usePlaygroundWords } from '../../i18n/playground.ts'
import { Icon } from '../../ui/icons.tsx'
import type { Step } from './session-query.ts'

/** What the customer said. */
export function SaidBubble({ text }: { text: string }) {
  const say = usePlaygroundWords()
  return (
    <article className="max-w-[85%] shrink-0 self-end rounded-lg rounded-tr-none bg-tint px-3 py-2">
      <h3 className="sr-only">{say('phone.said')}</h3>
      <p className="text-chat break-words whitespace-pre-wrap">{text}</p>
    </article>
  )
}

interface AnswerProps {
  reply: Step['replies'][number]
  /** Null while nothing can be tapped. */
  onTap: ((option: string) => void) | null
}

/** What the shop answers, with what can be tapped under it. */
export function AnswerBubble({ reply: { text, menu, media }, onTap }: AnswerProps) {
  const say = usePlaygroundWords()
  return (
    <article className="max-w-[85%] shrink-0 self-start overflow-hidden rounded-lg rounded-tl-none border border-line bg-surface">
      <h3 className="sr-only">{say('phone.answered')}</h3>
      {media && (
        <p className="flex items-center gap-2 bg-sunken px-3 py-2 text-small text-soft">
          <Icon name="clip" size={16} /> {say('phone.file', { name: media.filename })}
        </p>
      )}
      {media?.caption && <p className="px-3 pt-2 text-chat break-words whitespace-pre-wrap">{media.caption}</p>}
      <p className="px-3 py-2 text-chat break-words whitespace-pre-wrap">{text}</p>
      {menu && (
        <ul aria-label={say('phone.choices')} className="border-t border-line">
          {menu.options.map(({ id, title, description }) => (
            <li key={id} className="border-line not-last:border-b">
              <button
                type="button"
                disabled={onTap === null}
                onClick={() => onTap?.(id)}
                className="touchable w-full px-3 py-2 text-left text-body hover:bg-sunken disabled:cursor-default"
              >
                <span className="font-medium text-accent">{title}</span>
                {description && <span className="block text-small text-soft">{description}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

/** What nobody said. */
export function EventLine({ text }: { text: string }) {
  return (
    <p className="max-w-[85%] shrink-0 self-center rounded-md bg-sunken px-3 py-1 text-center text-small text-soft">
      {text}
    </p>
  )
}
