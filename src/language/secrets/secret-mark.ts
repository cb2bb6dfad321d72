/** Stands where a secret was, in everything that is stored of a message. */
export const SECRET_MARK = '[removed]'
