/** What a text holds that nobody but its writer may know. */
export interface SecretsFound {
  /** The text with a mark in the place of each secret; the very same when there is none. */
  text: string
  kinds: ('pin' | 'password' | 'otp' | 'card')[]
  /** It announces a secret without telling it: a code that comes next, alone, is that secret. */
  ahead: boolean
  /** It is one code and nothing else: the text without it, and whether it has the digits of an M-PESA PIN. */
  bare: { text: string; isPin: boolean } | null
}

/** Finds PINs, passwords, one-time codes and bank cards in what people type. Pure, and quick enough for the path of a webhook. */
export interface SecretReader {
  read(text: string): SecretsFound
}
