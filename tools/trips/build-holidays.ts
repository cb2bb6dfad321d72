import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Holidays from 'date-holidays'
import { FIXTURES, readFixtures } from './fixture-files.ts'

/** The years that trips of the demo may fall in. */
const YEARS = [2026, 2027, 2028]

/** Writes `fixtures/trips/holidays.json`: the public holidays of every country with a destination, from the package date-holidays. */
const countries = [...new Set([...readFixtures().places.values()].map(({ destination }) => destination.country))].sort()
const entries = countries.map((country) => {
  const calendar = new Holidays(country, { languages: ['en'] })
  const days = YEARS.flatMap((year) => calendar.getHolidays(year, 'en'))
    .filter(({ type }) => type === 'public')
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
  const once = days.filter(({ date }, at) => days.findIndex((day) => day.date === date) === at)
  return `${JSON.stringify(country)}: [\n${once.map((day) => JSON.stringify(day)).join(',\n')}\n]`
})
writeFileSync(join(FIXTURES, 'holidays.json'), `{\n${entries.join(',\n')}\n}\n`)
