/** The hours of the Swahili clock in words, from the first after dawn, at 7 in the morning, to the twelfth. */
export const SWAHILI_HOURS: readonly string[] = [
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
