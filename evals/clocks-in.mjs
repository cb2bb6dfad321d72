const SWAHILI = [
  'moja',
  'mbili',
  'tatu',
  'nne',
  'tano',
  'sita',
  'saba',
  'nane',
  'tisa',
  'kumi',
  'kumi na moja',
  'kumi na mbili',
]
const BY_LENGTH = SWAHILI.toSorted((one, other) => other.length - one.length).join('|')
const SAA = new RegExp(
  `saa (${BY_LENGTH})(?: (na nusu|na robo|kasoro robo))? (alfajiri|asubuhi|mchana|alasiri|adhuhuri|jioni|usiku)`,
  'g',
)
const MINUTES = { 'na nusu': 30, 'na robo': 15, 'kasoro robo': -15 }
const DAY = 24 * 60
const HALF_DAY = DAY / 2

/** The times of day that a text tells, as "19:30", however it writes them: on the 24-hour clock, with am and pm, or in Swahili. */
export function clocksIn(text) {
  const said = text.toLowerCase()
  const full = [...said.matchAll(/\b(\d{1,2}):(\d\d)\b(?! ?[ap]m)/g)].map(
    ([, hour, minute]) => 60 * hour + Number(minute),
  )
  const halves = [...said.matchAll(/\b(\d{1,2})(?:[:.](\d\d))? ?([ap])m\b/g)].map(([, hour, minute = '0', half]) => {
    return 60 * (hour % 12) + Number(minute) + (half === 'p' ? HALF_DAY : 0)
  })
  const swahili = [...said.matchAll(SAA)].map(([, hour, more, part]) =>
    swahiliMinutes(SWAHILI.indexOf(hour) + 1, more, part),
  )
  return new Set([...full, ...halves, ...swahili].map(written))
}

/** The first hour of the day is seven, and so is that of the night; the small hours are of the night before. */
function swahiliMinutes(hour, more, part) {
  const isLate = part === 'jioni' && (hour === 12 || hour < 6)
  const isNight = part === 'usiku' || isLate || (part === 'alfajiri' && hour < 12)
  const clock = 60 * ((hour % 12) + 6) + (MINUTES[more] ?? 0)
  return clock + (isNight ? HALF_DAY : 0)
}

function written(minutes) {
  const ofDay = (minutes + DAY) % DAY
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
