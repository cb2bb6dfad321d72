/** Features that say who wears it, and not what it is for: of less weight, for a child may wear an adult's size. */
const PEOPLE: ReadonlySet<string> = new Set([
  'kids',
  'children',
  'women',
  'ladies',
  'men',
  'boys',
  'girls',
  'baby',
  'elderly',
  'gift',
  'student',
  'students',
  'campus',
  'guard',
])

export function isPerson(feature: string): boolean {
  return PEOPLE.has(feature)
}
