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

/** "Can't go past", "should not exceed", "not going above": a bound that what is looked for must not pass. */
export const EN_NOT_PAST: string = [
  ...NOT.flatMap((not) => [
    ...MOVING.flatMap((move) => PAST.map((past) => [not, move, past].filter((word) => word !== '').join(' '))),
    ...PASSING.map((pass) => `${not} ${pass}`),
  ]),
  ...PAST.flatMap((past) => [`not going ${past}`, `without going ${past}`, `not to go ${past}`]),
  ...GOING,
  'not to exceed',
].join('; ')
