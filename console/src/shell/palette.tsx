import { useDeferredValue, useState } from 'react'
import { useWords } from '../lib/words.ts'
import { Chooser } from '../ui/chooser.tsx'
import { useEntries } from './palette-entries.ts'

/** Ctrl K: finds a page, a command or a chat by a few letters, and goes there. */
export function Palette({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const [text, setText] = useState('')
  const entries = useEntries(useDeferredValue(text))
  return (
    <Chooser
      title={words('palette.title')}
      placeholder={words('palette.placeholder')}
      text={text}
      onText={setText}
      choices={entries}
      empty={words('palette.empty')}
      onClose={onClose}
    />
  )
}
