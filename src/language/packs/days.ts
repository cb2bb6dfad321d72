export type DayNamed = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun' | 'today' | 'tomorrow'

/** What each language calls a day; "now" asks for today. */
export const DAY_NAMES: Readonly<Record<'en' | 'sw' | 'sheng', Readonly<Record<string, DayNamed>>>> = {
  en: {
    'monday mondays mon': 'mon',
    'tuesday tuesdays tue tues': 'tue',
    'wednesday wednesdays wed': 'wed',
    'thursday thursdays thu thur thurs': 'thu',
    'friday fridays fri': 'fri',
    'saturday saturdays sat weekend weekends wknd': 'sat',
    'sunday sundays': 'sun',
    'today tonight now': 'today',
    'tomorrow tmrw tomoro': 'tomorrow',
  },
  sw: {
    jumatatu: 'mon',
    jumanne: 'tue',
    jumatano: 'wed',
    alhamisi: 'thu',
    ijumaa: 'fri',
    'jumamosi wikendi wikiendi': 'sat',
    jumapili: 'sun',
    'leo sasa': 'today',
    kesho: 'tomorrow',
  },
  sheng: {
    'sato satoo': 'sat',
    'sande sunde': 'sun',
    'leoo sahi sai': 'today',
    kesh: 'tomorrow',
  },
}
