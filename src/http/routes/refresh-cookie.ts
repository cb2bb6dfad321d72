import type { Context } from 'koa'
import { HttpError } from '../http-error.ts'

const PLAIN = 'tulia_refresh'
const SECURE = `__Secure-${PLAIN}`

/** The refresh token in the browser: a cookie that no script reads, that no other site sends, and that opens nothing but `/v1/auth`. */
export interface RefreshCookie {
  read(http: Context): string | null
  give(http: Context, token: string, expiresAt: Date): void
  takeBack(http: Context): void
  /** Throws 403 unless a page of ours asks: a cookie is sent by itself, so it must be known who had it sent. */
  insistOnOwnPage(http: Context): void
}

/**
 * @param origins of our own pages; the address that the request itself came to is one
 * @param https whether we are reached so; plain http, on a machine of one's own, knows no secure cookie
 */
export function refreshCookie({ origins, https }: { origins: readonly string[]; https: boolean }): RefreshCookie {
  const name = https ? SECURE : PLAIN
  const attributes = `Path=/v1/auth; HttpOnly; SameSite=Strict${https ? '; Secure' : ''}`
  return {
    read: (http) => http.cookies.get(name) ?? null,
    give: (http, token, expiresAt) =>
      http.append('set-cookie', `${name}=${token}; Expires=${expiresAt.toUTCString()}; ${attributes}`),
    takeBack: (http) => http.append('set-cookie', `${name}=; Max-Age=0; ${attributes}`),
    insistOnOwnPage: (http) => {
      const origin = http.get('origin')
      const isOwn = origins.includes(origin) || origin === `${https ? 'https' : 'http'}://${http.get('host')}`
      if (isOwn && http.get('x-tulia-console') === '1') return
      throw new HttpError('origin_not_allowed', 'Only pages of the console may ask this.')
    },
  }
}
