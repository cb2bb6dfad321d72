import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { verifySignature } from '../../../src/adapters/twilio/verify-signature.ts'
import { AUTH_TOKEN } from './account.ts'

const URL_OF_HOOK = 'https://bot.example.com/hooks/twilio/t1/inbound?v=1'
const PARAMS: Record<string, string> = {
  AccountSid: 'AC00000000000000000000000000000001',
  Body: 'Hi there 👋 ',
  From: 'whatsapp:+15005550001',
  MessageSid: 'SM00000000000000000000000000000001',
  NumMedia: '0',
  ProfileName: '',
  To: 'whatsapp:+15005550002',
  WaId: '15005550001',
}
const SIGNATURE = 'oMCsvZnrIfQep40TvOUHBelUp08='

const form = (params: Record<string, string> = PARAMS) => new URLSearchParams(params).toString()

/** The provider's scheme, computed without its library. */
function sign(url: string, params: Record<string, string> = PARAMS, token = AUTH_TOKEN): string {
  const text = Object.keys(params)
    .sort()
    .reduce((all, name) => all + name + params[name], url)
  return createHmac('sha1', token).update(text, 'utf8').digest('base64')
}

function verify(
  overrides: { url?: string; signature?: string | null; body?: string; tokens?: string[] } = {},
): boolean {
  const { url = URL_OF_HOOK, signature = SIGNATURE, body = form(), tokens = [AUTH_TOKEN] } = overrides
  return verifySignature(tokens, { url, signature, body })
}

describe('verifySignature', () => {
  it('accepts the known vector, with its empty parameter and trailing blank', () => {
    expect(verify()).toBe(true)
    expect(sign(URL_OF_HOOK)).toBe(SIGNATURE)
  })

  it.each([
    [
      'a dropped empty parameter',
      { body: form(Object.fromEntries(Object.entries(PARAMS).filter(([, v]) => v !== ''))) },
    ],
    ['a trimmed body', { body: form({ ...PARAMS, Body: 'Hi there 👋' }) }],
    ['another body', { body: form({ ...PARAMS, Body: 'pay me' }) }],
    ['a parameter added on the way', { body: `${form()}&Extra=1` }],
    ['an empty body', { body: '' }],
    ['a dropped query', { url: 'https://bot.example.com/hooks/twilio/t1/inbound' }],
    ['http instead of https', { url: URL_OF_HOOK.replace('https', 'http') }],
    ['a trailing slash', { url: 'https://bot.example.com/hooks/twilio/t1/inbound/?v=1' }],
    ['another path', { url: URL_OF_HOOK.replace('t1', 't2') }],
    ['a relative URL', { url: '/hooks/twilio/t1/inbound?v=1' }],
    ['an empty URL', { url: '' }],
    ['an empty signature', { signature: '' }],
    ['no signature', { signature: null }],
    ['a signature of the right length', { signature: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }],
    ['no token', { tokens: [] }],
    ['an empty token', { tokens: [''] }],
    ['another token', { tokens: ['ffeeddccbbaa99887766554433221100'] }],
  ])('refuses %s', (_what, overrides) => {
    expect(verify(overrides)).toBe(false)
  })

  it.each([
    ['the standard port, signed without it', { url: URL_OF_HOOK.replace('.com/', '.com:443/') }],
    ['another port, signed without it', { url: URL_OF_HOOK.replace('.com/', '.com:8443/') }],
    ['the host in capitals', { url: URL_OF_HOOK.replace('bot.example.com', 'BOT.example.com') }],
    ['a fragment, which is never signed', { url: `${URL_OF_HOOK}#rc=3&rp=ct,5xx` }],
    ['a user name and password, which are never signed', { url: URL_OF_HOOK.replace('https://', 'https://u:p@') }],
    ['the token that is to come', { tokens: ['ffeeddccbbaa99887766554433221100', AUTH_TOKEN] }],
  ])('accepts %s', (_what, overrides) => {
    expect(verify(overrides)).toBe(true)
  })

  it('knows a signed port from a missing one', () => {
    const withPort = URL_OF_HOOK.replace('.com/', '.com:8443/')
    const withStandardPort = URL_OF_HOOK.replace('.com/', '.com:443/')
    expect(verify({ url: withPort, signature: sign(withPort) })).toBe(true)
    expect(verify({ url: URL_OF_HOOK, signature: sign(withPort) })).toBe(false)
    expect(verify({ url: URL_OF_HOOK, signature: sign(withStandardPort) })).toBe(true)
  })

  it('covers unknown parameters, brackets, plus signs and repeated names', () => {
    const params = { ...PARAMS, 'New[Thing]': 'a+b & c', Zzz: '' }
    expect(verify({ body: form(params), signature: sign(URL_OF_HOOK, params) })).toBe(true)
    expect(verify({ body: form(params), signature: SIGNATURE })).toBe(false)
    const repeated = sign(URL_OF_HOOK, { ...PARAMS, Media: 'aMediab' })
    expect(verify({ body: `${form()}&Media=b&Media=a`, signature: repeated })).toBe(true)
    expect(verify({ body: `${form()}&Media=a`, signature: repeated })).toBe(false)
  })

  it('covers the raw bytes of a JSON body', () => {
    const body = '{"a":1}'
    const hash = createHash('sha256').update(body).digest('hex')
    const url = `https://bot.example.com/hooks/twilio/t1/events?bodySHA256=${hash}`
    expect(hash).toBe('015abd7f5cc57a2dd94b7590f04ad8084273905ee33ec5cebeae62276a97f862')
    expect(verify({ url, body, signature: 'x2re/g4latXrWt1NaGBh9J5R8QA=' })).toBe(true)
    expect(verify({ url, body: '{"a": 1}', signature: 'x2re/g4latXrWt1NaGBh9J5R8QA=' })).toBe(false)
  })
})
