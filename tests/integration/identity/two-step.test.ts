import { describe, expect, it } from 'vitest'
import { confirmTwoStep, disableTwoStep, logIn, setUpTwoStep } from '../../../src/domain/identity/index.ts'
import { oneTimeCode } from '../../../src/domain/identity/two-step/one-time-code.ts'
import { fromBase32 } from '../../support/from-base32.ts'
import { frontDoor, PASSWORD } from './front-door.ts'

const door = await frontDoor()
const { ctx, clock } = door
const email = 'achieng@shop.example'
const userId = await door.join(email)
const enter = async (code: string | null, password = PASSWORD) =>
  (await logIn(ctx, { email, password, code, agent: '' })).outcome

describe('a second step', () => {
  let secret = ''
  let recovery: string[] = []
  const codeNow = () => oneTimeCode(secret, Math.floor(clock.now().getTime() / 30_000))

  it('asks nobody for anything until a code has shown that the app has the secret', async () => {
    const begun = await setUpTwoStep(ctx, { userId, email, issuer: 'Tulia' })
    expect(begun.address).toBe(`otpauth://totp/Tulia%3Aachieng%40shop.example?secret=${begun.secret}&issuer=Tulia`)
    secret = fromBase32(begun.secret)
    expect(await enter(null)).toBe('opened')
    expect(await confirmTwoStep(ctx, { userId, code: '000000' })).toBeNull()
    expect(await enter(null)).toBe('opened')
    const confirmed = await confirmTwoStep(ctx, { userId, code: codeNow() })
    recovery = confirmed?.recoveryCodes ?? []
    expect(new Set(recovery).size).toBe(10)
    expect(await enter(null)).toBe('code_needed')
  })

  it('is sealed, and its recovery codes are hashes', async () => {
    const rows = await door.db.transaction(ctx.tenantId, (tx) => tx.credential.findMany({ omit: { usedStep: true } }))
    const text = JSON.stringify(rows)
    for (const plain of [secret, ...recovery]) expect(text).not.toContain(plain)
  })

  it('takes each code once, even of two that come at once', async () => {
    // Its first code was used up when it was switched on.
    expect(await enter(codeNow())).toBe('refused')
    clock.advance(30_000)
    const both = await Promise.all([enter(codeNow()), enter(codeNow())])
    expect(both.toSorted()).toEqual(['opened', 'refused'])
  })

  it('counts wrong codes as failures, and leaving the code out as neither', async () => {
    clock.advance(5 * 60_000)
    for (let failure = 1; failure <= 4; failure += 1) {
      expect(await enter('000000')).toBe('refused')
      expect(await enter(null)).toBe('code_needed')
    }
    expect(await enter('000000')).toBe('refused')
    expect(await enter(codeNow())).toBe('locked')
    clock.advance(5 * 60_000)
  })

  it('is not asked for before the password is right', async () => {
    expect(await enter(null, 'wrong')).toBe('refused')
  })

  it('lets in with a recovery code, once', async () => {
    const [code = ''] = recovery
    expect(await enter(code)).toBe('opened')
    expect(await enter(code)).toBe('refused')
  })

  it('can be switched off, with its recovery codes', async () => {
    await disableTwoStep(ctx, { userId })
    expect(await enter(null)).toBe('opened')
    const left = await door.db.transaction(ctx.tenantId, (tx) => tx.credential.findMany({ select: { kind: true } }))
    expect(left).toEqual([{ kind: 'password' }])
  })
})
