import { use, useState } from 'react'
import { isLanguage, LANGUAGES } from '../../lib/languages.ts'
import { isTheme } from '../../lib/theme.ts'
import { useSpoken } from '../../lib/words.ts'
import { ring, setSound, soundOn } from '../../shell/notifications/sound.ts'
import { SingleKeys } from '../../shell/single-keys.tsx'
import { ThemeContext } from '../../shell/theme-context.ts'
import { Checkbox, SelectField } from '../../ui/field.tsx'

/** How the console looks, speaks and listens in this browser. */
export function Preferences() {
  const { words, language, setLanguage } = useSpoken()
  const { theme, setTheme } = use(ThemeContext)
  const [sound, setHeard] = useState(soundOn)
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={words('me.appearance')}
        value={theme}
        onChange={({ target }) => isTheme(target.value) && setTheme(target.value)}
      >
        <option value="system">{words('theme.system')}</option>
        <option value="light">{words('theme.light')}</option>
        <option value="dark">{words('theme.dark')}</option>
      </SelectField>
      <SelectField
        label={words('me.language')}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && setLanguage(target.value)}
      >
        {Object.entries(LANGUAGES).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SingleKeys />
      <Checkbox
        label={words('told.sound')}
        help={words('told.sound.help')}
        checked={sound}
        onChange={({ target }) => {
          setSound(target.checked)
          setHeard(target.checked)
          if (target.checked) ring()
        }}
      />
    </div>
  )
}
