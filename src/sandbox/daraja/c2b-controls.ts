import type { C2bDesk } from './c2b-desk.ts'
import { C2bSetting, type C2bShop, HandPayment, type HandPaymentResult, newC2bShop } from './c2b-schemas.ts'
import type { DarajaStore } from './store.ts'

/** What a test or the phone page can do about money sent by hand. */
export interface C2bControls {
  /** Sets how a shortcode behaves; what is not named stays. */
  setC2b(setting: C2bSetting): Promise<C2bShop>
  /** Every shortcode that has registered or was set, with its addresses. */
  c2bShops(): Promise<C2bShop[]>
  /** A customer sends money by hand. Throws 404 for a number nobody has, 409 when she has too little. */
  payC2b(payment: HandPayment): Promise<HandPaymentResult>
}

export function createC2bControls(store: DarajaStore, desk: C2bDesk): C2bControls {
  return {
    async setC2b(setting) {
      const { shortcode, ...given } = C2bSetting.parse(setting)
      const before = store.c2b.get(shortcode) ?? newC2bShop(shortcode)
      const after: C2bShop = {
        ...before,
        product: given.product ?? before.product,
        once: given.once ?? before.once,
        validation: given.validation ?? before.validation,
        echo: given.echo ?? before.echo,
        phoneForm: given.phoneForm ?? before.phoneForm,
      }
      store.c2b.set(shortcode, after)
      return after
    },
    c2bShops: async () => [...store.c2b.values()],
    payC2b: async (payment) => desk.pay(HandPayment.parse(payment)),
  }
}
