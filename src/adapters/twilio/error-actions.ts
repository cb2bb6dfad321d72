import type { FailureAction } from '../../domain/messaging/message-channel.ts'

/**
 * What each of the provider's error codes asks for. Faults of our own requests (a body too long, a bad callback URL)
 * are `stop`: sending the same again cannot help. A code that is missing stops the message as well.
 */
const CODES: readonly (readonly [FailureAction, readonly number[]])[] = [
  ['retry', [20429, 21611, 30001, 30008, 63009, 63010, 63012, 63017, 63018]],
  ['plain', [11751, 21620, 63005, 63013, 63019, 63021, 63030, 63034, 63037]],
  ['window', [63016]],
  ['block', [21211, 21610, 63002, 63003, 63014, 63024, 63033]],
  [
    'ops',
    [
      20003, 20404, 21212, 21606, 21608, 21703, 63001, 63007, 63008, 63015, 63020, 63038, 63040, 63041, 63042, 63051,
      63062, 11200, 11205, 57012,
    ],
  ],
  [
    'stop',
    [
      21408, 21603, 21604, 21609, 21612, 21614, 21617, 21619, 21654, 21655, 21656, 21658, 21910, 30007, 30036, 63022,
      63023, 63025, 63026, 63027, 63028, 63029, 63031, 63032, 63049, 216602,
    ],
  ],
]

const ACTION_OF = new Map(CODES.flatMap(([action, codes]) => codes.map((code) => [code, action] as const)))

/** The action for a code, whether it came in an answer or in a status callback. */
export function failureAction(errorCode: number): FailureAction {
  return ACTION_OF.get(errorCode) ?? 'stop'
}

/** Codes that say the content id or its variables are the fault, not the message: plain text can still go. */
export const CONTENT_FAULTS: ReadonlySet<number> = new Set([21654, 21655, 21656])
