const KEY = 'phone.people'
const NAMES = ['Wanjiku', 'Otieno', 'Amina', 'Kiprono', 'Njeri', 'Baraka', 'Achieng', 'Mutua', 'Zawadi', 'Juma']

/**
 * The customers this browser has been: `{ people: [{ name, number }], current, sender }`, numbers as digits. There is
 * always at least one.
 */
export function loadPeople() {
  const stored = readStored()
  const people = Array.isArray(stored.people) ? stored.people.filter(isPerson) : []
  const state = { people, current: stored.current ?? null, sender: stored.sender ?? null }
  if (people.length === 0) addPerson(state)
  if (!people.some(({ number }) => number === state.current)) state.current = people[0].number
  return state
}

export function savePeople({ people, current, sender }) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ people, current, sender }))
  } catch {
    // A private window may forbid storage; then the customer lasts as long as the page.
  }
}

/** Adds a customer with a random name and number and makes it the current one. */
export function addPerson(state) {
  const random = crypto.getRandomValues(new Uint32Array(2))
  const number = `2547${String(random[0] % 100_000_000).padStart(8, '0')}`
  state.people.unshift({ name: NAMES[random[1] % NAMES.length], number })
  state.current = number
}

/** `254711222333` as people write it. */
export function prettyNumber(number) {
  const digits = number.replace(/\D/g, '')
  return `+${digits.slice(0, 3)} ${digits.slice(3, 6)} ${digits.slice(6, 9)} ${digits.slice(9)}`.trim()
}

/** One of six avatar colours, always the same for a name. */
export function hueOf(name) {
  let sum = 0
  for (const letter of name) sum += letter.codePointAt(0)
  return sum % 6
}

function isPerson(person) {
  return typeof person?.name === 'string' && /^254[17]\d{8}$/.test(person?.number ?? '')
}

function readStored() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}
  } catch {
    return {}
  }
}
