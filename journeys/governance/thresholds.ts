/** At or above `run` the journey runs; from `clarify` up one question is asked; below it the unknown handler speaks. */
export const INTENT = { run: 0.7, clarify: 0.5 } as const

/** Confidence from which the answer language follows the customer's. */
export const LANGUAGE_SWITCH = 0.75

/** Turns in a row, each of at least so many words and surely in another language, that outlast a stored wish. */
export const WISH_OUTLASTED = 2
export const PLAIN_WORDS = 4

/** Casual turns answered in one sitting, by the tenant's chattiness level; the next one is led back to business. */
export const CASUAL_TURNS = [0, 1, 2, 4] as const

/** Spam turns that get a sentence; after them the bot is silent until something business-like comes. */
export const SPAM_TURNS = 2

/** Confidence from which a classification of abuse, spam or business counts. */
export const GOVERNOR = { abuse: 0.75, spam: 0.7, casual: 0.6, business: 0.7 } as const

export const SITTING = { messages: 40, silenceHours: 6 } as const

/** How often something may happen before a person is asked to take over. */
export const ESCALATION = { clarificationLoops: 3, toolErrors: 2, frustratedTurns: 2, knowledgeMisses: 2 } as const
