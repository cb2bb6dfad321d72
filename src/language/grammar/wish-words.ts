/** Cues that ask for advice, or name whom the goods are for. */
export const ADVICE = [
  'recommend',
  'for_me',
  'for_him',
  'for_her',
  'for_kids',
  'for_parent',
  'for_partner',
  'for_gift',
] as const

/** Cues that go with a wish for goods and are used up with it. */
export const WISHES = [
  'want',
  'add',
  'bring_me',
  'availability',
  'show',
  'browse',
  'seek',
  'how_much',
  'what',
  'which',
  'cheap',
  'cheapest',
  'dearest',
  'it',
  'i_have',
  'be_at',
  'can_i',
  'yes',
  'no',
  'correction',
  'only',
  'not_availability',
  'any',
  ...ADVICE,
  'same',
] as const

/** Cues by which goods are asked for, and not only spoken of. */
export const ASKS_FOR_GOODS = [
  ...['want', 'add', 'bring_me', 'availability', 'show', 'browse', 'seek', 'how_much', 'cheap', 'cheapest', 'dearest'],
  ...['recommend', 'better', 'same', 'different', 'more', 'for_gift'],
] as const
