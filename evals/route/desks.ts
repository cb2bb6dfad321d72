import type { Desk } from '../../src/language/concierge/guest-reading.ts'

/** Desks without a tenant: a house nobody named anything of, and an agency with the places it has sheets of. */
export const DESKS: Readonly<Record<Desk['kind'], Desk>> = {
  property: { kind: 'property', names: [], gaming: [] },
  travel: {
    kind: 'travel',
    names: ['bali', 'phuket', 'tokyo', 'koh samui', 'samui', 'sydney', 'maldives', 'wyndham'],
    gaming: [],
  },
}
