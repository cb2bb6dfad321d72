import { useState } from 'react'
import { setSingleKeys, singleKeysOn } from '../lib/keys/use-keys.ts'
import { useWords } from '../lib/words.ts'
import { Checkbox } from '../ui/field.tsx'

/** Whether keys without Ctrl do anything in this browser. */
export function SingleKeys() {
  const words = useWords()
  const [on, setOn] = useState(singleKeysOn)
  return (
    <Checkbox
      label={words('keys.single')}
      help={words('keys.single.help')}
      checked={on}
      onChange={({ target }) => {
        setSingleKeys(target.checked)
        setOn(target.checked)
      }}
    />
  )
}
