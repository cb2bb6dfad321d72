const NOT = [
  'not',
  'cannot',
  'cant',
  'can not',
  'dont',
  'doesnt',
  'wont',
  'shouldnt',
  'should not',
  'must not',
  'never',
] as const
const MOVING = ['go', 'be', 'get', 'cost', 'come to', 'spend', ''] as const
const PAST = ['past', 'over', 'above', 'beyond', 'more than', 'higher than', 'upwards of'] as const
const PASSING = ['exceed', 'cross', 'surpass', 'pass'] as const
const GOING = ['not exceeding', 'not passing', 'not crossing', 'without exceeding'] as const

/** What a pocket does at its bound: "my pocket stops at 3000", "my money ends at 2k", "I can only stretch to 5000". */
const ENDING = ['stop', 'end', 'finish', 'top out', 'max out'] as const
const REACHING = ['go up', 'stretch', 'go as far as', 'go', 'reach', 'come up'] as const

/** "Can't go past", "should not exceed", "not going above": a bound that what is looked for must not pass. */
export const EN_NOT_PAST: string = [
  ...NOT.flatMap((not) => [
    ...MOVING.flatMap((move) => PAST.map((past) => [not, move, past].filter((word) => word !== '').join(' '))),
    ...PASSING.map((pass) => `${not} ${pass}`),
  ]),
  ...PAST.flatMap((past) => [`not going ${past}`, `without going ${past}`, `not to go ${past}`]),
  ...GOING,
  'not to exceed',
  ...ENDING.flatMap((end) => [
    `${end} at`,
    `${end.replace(' ', 's ')}${end.includes(' ') ? '' : end.endsWith('sh') ? 'es' : 's'} at`,
  ]),
  ...REACHING.flatMap((reach) => [`only ${reach} to`, `can ${reach} to`, `can only ${reach} to`]),
  ...['limit', 'cap', 'ceiling', 'maximum', 'most'].flatMap((most) => [`${most} is`, `${most} i have is`]),
  ...['all i have is', 'i only have', 'i have only', 'i just have', 'only got', 'got only', 'have just', 'have only'],
].join('; ')
