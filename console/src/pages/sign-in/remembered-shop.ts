import { readStored, store } from '../../lib/stored.ts'

const KEY = 'tulia-shop'

/** The shop of the last sign-in in this browser. */
export function rememberedShop(): string {
  return readStored(KEY, (value) => typeof value === 'string') ?? ''
}

export function rememberShop(slug: string): void {
  store(KEY, slug)
}
