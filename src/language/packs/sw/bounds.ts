/** What a noun class puts before its verbs, and behind the "not" of what a thing is like: "isizidi", "zisizozidi". */
const AGREEING = { i: 'yo', zi: 'zo', vi: 'vyo', ki: 'cho', u: 'o', li: 'lo', ya: 'yo' } as const
/** To pass a sum, as commanded and as denied: "isipite", "haipiti". */
const PASSING = [
  ['zidi', 'zidi', 'zidi'],
  ['pite', 'piti', 'pita'],
  ['vuke', 'vuki', 'vuka'],
  ['fike', 'fiki', 'fika'],
  ['exceed', 'exceed', 'exceed'],
  ['cross', 'cross', 'cross'],
] as const
const ABLE = ['wezi ', 'ezi ', 'wezi ku', 'ezi ku'] as const
const BEING = ['we', 'kuwe', 'ende', 'go'] as const
const PAST = ['zaidi ya', 'juu ya', 'above', 'over'] as const

/** "Isizidi", "haziwezi kupita", "zisizovuka", "visiwe zaidi ya": a bound that what is looked for must not pass, for each class. */
export const SW_NOT_PAST: string = Object.entries(AGREEING)
  .flatMap(([own, relative]) => [
    ...PASSING.flatMap(([wished, denied, plain]) => [
      `${own}si${wished}`,
      `ha${own}${denied}`,
      `${own}si${relative}${plain}`,
      ...ABLE.map((able) => `ha${own}${able}${plain}`),
    ]),
    ...PAST.flatMap((past) => BEING.map((being) => `${own}si${being} ${past}`)),
  ])
  .join('; ')
