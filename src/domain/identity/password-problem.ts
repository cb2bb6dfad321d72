import type { Ctx } from '../context.ts'

const SHORTEST = 12
const LONGEST = 128

/** What lists of leaked passwords begin with, of those that are long enough, in letters and digits only. */
const COMMON = new Set([
  'password1234',
  'passwordpassword',
  'password12345',
  'password123456',
  'passw0rd1234',
  'mypassword123',
  'thispassword1',
  'qwertyuiop123',
  'qwertyuiop12',
  'qwertyqwerty',
  'qwerty123456',
  'qwerty1234567',
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  'q1w2e3r4t5y6',
  'asdfghjkl123',
  'zxcvbnm12345',
  'abcdefghijkl',
  'abcdefg12345',
  'abc123abc123',
  'abcd1234abcd',
  'iloveyou1234',
  'iloveyouforever',
  'letmein12345',
  'welcome12345',
  'welcome123456',
  'changeme1234',
  'changemenow1',
  'administrator',
  'administrator1',
  'admin1234567',
  'superman1234',
  'football1234',
  'liverpool1234',
  'manchester123',
  'arsenal12345',
  'chelsea12345',
  'nairobi12345',
  'kenya1234567',
  'mombasa12345',
  'safaricom123',
  'whatsapp1234',
  'facebook1234',
  'trustno1trustno1',
  'monkey123456',
  'dragon123456',
  'sunshine1234',
  'princess1234',
  'jesuschrist1',
  'jesusislord1',
  'godisgood123',
  'hakunamatata',
  'hakunamatata1',
  'correcthorsebatterystaple',
])

export type PasswordProblem = 'too_short' | 'too_long' | 'too_common' | 'names_account'

/** What is wrong with a new password; null for nothing. Length counts for more than signs, so no signs are asked for. */
export async function passwordProblem(
  ctx: Ctx,
  { password, email }: { password: string; email: string },
): Promise<PasswordProblem | null> {
  const length = [...password].length
  if (length < SHORTEST) return 'too_short'
  if (length > LONGEST) return 'too_long'
  const plain = plainly(password)
  if (COMMON.has(plain) || new Set(plain).size < 4 || isRow(plain)) return 'too_common'
  const shop = await ctx.transaction(({ tx, tenantId }) =>
    tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { slug: true, name: true } }),
  )
  const names = [email, email.split('@')[0] ?? email, shop.slug, shop.name].map(plainly)
  return names.some((name) => name !== '' && plain.replace(/\d+$/, '') === name.replace(/\d+$/, ''))
    ? 'names_account'
    : null
}

function plainly(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** "123456789012", "abcdefghijkl" and the same backwards. */
function isRow(plain: string): boolean {
  const steps = [...plain].slice(1).map((sign, place) => (sign.codePointAt(0) ?? 0) - (plain.codePointAt(place) ?? 0))
  return [1, -1].some((step) => steps.filter((one) => one === step || one === -9 * step).length === steps.length)
}
