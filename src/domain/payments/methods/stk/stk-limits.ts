/** Limits of a prompt, for the sake of the customer's phone and of our questions to the provider. */
export const STK_LIMITS = {
  /** No second prompt for an order or to a phone within this time, unless the last one surely failed. */
  holdSeconds: 120,
  attemptsPerOrder: 3,
  /** Prompts to one phone per hour, whoever asks: nobody's phone is flooded. */
  promptsPerPhoneAndHour: 6,
  /** Prompts a day to one number for orders of others, from all shops together; each shop sets its own limit below. */
  promptsPerStranger: 5,
  /** A stranger who has said no so often, to whatever shops, is not asked again that day. */
  strangersRefusals: 2,
  /** Below this age an open attempt is not asked about: the provider does not know it yet. */
  firstQuerySeconds: 15,
  waitingNoticeSeconds: 60,
  /** Then the customer is told that it timed out; we keep asking. */
  softExpirySeconds: 300,
  /** Then nobody asks any more. A late callback still counts. */
  hardStopSeconds: 24 * 3600,
  /** A success that is claimed so long, and that the provider does not confirm, is shown to a person. */
  claimAlarmSeconds: 1200,
} as const
