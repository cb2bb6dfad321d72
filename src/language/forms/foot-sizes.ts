/** What the sizes of Britain are on the Continent, as men's shoes are marked; where two are near, the nearer one first. */
const BRITISH: Readonly<Record<string, readonly string[]>> = {
  '3': ['36', '35.5'],
  '3.5': ['36'],
  '4': ['37'],
  '4.5': ['37.5', '37'],
  '5': ['38'],
  '5.5': ['38.5', '39'],
  '6': ['39', '39.5'],
  '6.5': ['40'],
  '7': ['41', '40.5'],
  '7.5': ['41.5', '41'],
  '8': ['42'],
  '8.5': ['42.5', '42'],
  '9': ['43'],
  '9.5': ['43.5', '44'],
  '10': ['44', '44.5'],
  '10.5': ['45', '44.5'],
  '11': ['45', '46'],
  '11.5': ['46'],
  '12': ['46', '47'],
  '13': ['47', '48'],
}

/** Sizes as shops here keep them, for one that was said in another system: "UK 9" is 43. None for what is no such size. */
export function continental(size: string): readonly string[] {
  const [system, number] = size.split(' ')
  if (system === 'UK') return BRITISH[number ?? ''] ?? []
  // America counts one more.
  return system === 'US' ? (BRITISH[String(Number(number) - 1)] ?? []) : []
}
