import { KEY_GROUPS, KEY_MAP } from '../lib/keys/key-map.ts'
import { useWords } from '../lib/words.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { SingleKeys } from './single-keys.tsx'

const PRINTED: Readonly<Record<string, string>> = { Escape: 'Esc', Enter: '⏎' }

/** Every shortcut, from the same table that the keyboard is matched with. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  return (
    <Dialog title={words('keys.title')} onClose={onClose}>
      {KEY_GROUPS.map((group) => (
        <section key={group.label} className="pb-4">
          <h3 className="pb-1 text-small font-medium text-soft">{words(group.label)}</h3>
          <dl>
            {group.actions.map((action) => (
              <div
                key={action}
                className="flex items-center justify-between gap-4 border-b border-line py-1.5 text-small"
              >
                <dt>{words(KEY_MAP[action].label)}</dt>
                <dd className="flex items-center gap-1 text-meta text-soft">
                  {KEY_MAP[action].keys.map((key, at) => (
                    <span key={key} className="flex items-center gap-1">
                      {at > 0 && words('keys.then')}
                      <Kbd>{printed(key)}</Kbd>
                    </span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <SingleKeys />
    </Dialog>
  )
}

function printed(key: string): string {
  return key
    .split('+')
    .map((part) => PRINTED[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' ')
}
