import { say } from '../../prompts/copy/index.ts'
import type { OrderView } from '../../src/domain/orders/schemas.ts'
import type { SpokenLang } from '../../src/lib/languages.ts'
import type { Trouble } from './wish.ts'

/** An honest sentence for what went wrong: sorry, what a bot cannot do about it, and which order it was taken to be about. */
export function troubleText(trouble: Trouble, order: OrderView | null, language: SpokenLang): string {
  const about = order === null ? [] : [say('trouble_order', language, { reference: order.reference })]
  return [sentence(trouble, language), ...about].join(' ')
}

function sentence(trouble: Trouble, language: SpokenLang): string {
  switch (trouble.act) {
    case 'misdirected_payment':
      return say('trouble_money_astray', language)
    case 'refund':
      return say('trouble_refund', language)
    case 'complain':
      return say(`trouble_${trouble.about}`, language)
  }
}
