/** Writes cldr.txt beside itself: what countries, languages, months and days are called in Swahili, out of Unicode's own data. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const require = createRequire(import.meta.url)
const read = (file) => JSON.parse(readFileSync(require.resolve(file), 'utf8'))
const namesOf = (locale, kind) =>
  read(`cldr-localenames-full/main/${locale}/${kind}.json`).main[locale].localeDisplayNames[kind]
const calendarOf = (locale) =>
  read(`cldr-dates-full/main/${locale}/ca-gregorian.json`).main[locale].dates.calendars.gregorian

const clean = (name) =>
  name
    .replace(/\s*[([].*$|[)\]].*$/, '')
    .toLowerCase()
    .trim()
const entries = new Map()
const add = (swahili, english) => {
  const [key, meaning] = [clean(swahili), clean(english)]
  if (key.length < 3 || meaning === '' || meaning.includes(',')) return
  entries.set(key, new Set([...(entries.get(key) ?? []), meaning]))
}

for (const kind of ['territories', 'languages']) {
  const english = namesOf('en', kind)
  for (const locale of ['sw', 'sw-KE', 'sw-CD']) {
    for (const [code, name] of Object.entries(namesOf(locale, kind))) {
      if (english[code] === undefined || name === code) continue
      add(name, english[code])
      // "Kijerumani" is what Germans speak: a German is an "mjerumani".
      const people = kind === 'languages' && /^Ki\p{Ll}+$/u.test(name) ? name.slice(2) : null
      if (people !== null) for (const who of ['m', 'wa', 'u']) add(`${who}${people}`, english[code])
    }
  }
}
for (const kind of ['months', 'days']) {
  const [swahili, english] = ['sw', 'en'].map((locale) => calendarOf(locale)[kind]['stand-alone'].wide)
  for (const [key, name] of Object.entries(swahili)) add(name, english[key])
}

const lines = [...entries].map(([key, meanings]) => `${key}\t${[...meanings].join(', ')}`)
writeFileSync(fileURLToPath(new URL('cldr.txt', import.meta.url)), `${lines.sort().join('\n')}\n`)
