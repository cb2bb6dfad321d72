import type { SecretReader } from '../domain/messaging/secret-reader.ts'
import { readSecrets } from '../language/secrets/read-secrets.ts'

/** Reads secrets by the words of the three languages. */
export const wordSecretReader: SecretReader = { read: readSecrets }
