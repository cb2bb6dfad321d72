import type { CopyTable } from './copy-table.ts'

/** Questions about goods, what a shop does not sell, and changes of the cart. */
export const salesItemsCopy = {
  item_available: { en: 'Yes, we have it.', sw: 'Ndiyo, ipo.', sheng: 'Eeh, iko.' },
  item_comes_in: {
    en: 'It comes in: {values}.',
    sw: 'Inapatikana kwa: {values}.',
    sheng: 'Iko na hizi: {values}.',
  },
  compare_fits: {
    en: 'For that I would take {name}. {why}',
    sw: 'Kwa hilo, inayofaa zaidi ni {name}. {why}',
    sheng: 'Ya hiyo, poa ni {name}. {why}',
  },
  price_gap: {
    en: 'The price difference is {gap}.',
    sw: 'Tofauti ya bei ni {gap}.',
    sheng: 'Difference ya bei ni {gap}.',
  },
  only_left_plain: {
    en: 'Only {available} left of {name} ({variant}).',
    sw: 'Zimebaki {available} tu za {name} ({variant}).',
    sheng: 'Zimebaki {available} tu za {name} ({variant}).',
  },
  price_for: {
    en: '{quantity} would be {total}.',
    sw: '{quantity} zitakuwa {total}.',
    sheng: '{quantity} itakuwa {total}.',
  },
  which_item: {
    en: 'Which item do you mean? Send me its name.',
    sw: 'Unamaanisha bidhaa gani? Nitumie jina lake.',
    sheng: 'Unamaanisha gani? Nitumie jina yake.',
  },
  not_sold: {
    en: 'Sorry, we do not have {words}.',
    sw: 'Samahani, hatuna {words}.',
    sheng: 'Pole, hatuna {words}.',
  },
  not_sold_others: {
    en: 'We do not have {words}. These are others of the same kind:',
    sw: 'Hatuna {words}. Hizi ni nyingine za aina hiyo:',
    sheng: 'Hatuna {words}. Lakini hizi ni za aina hiyo:',
  },
  sold_here: {
    en: 'We sell: {kinds}.',
    sw: 'Tunauza: {kinds}.',
    sheng: 'Tunauza: {kinds}.',
  },
  cart_added: { en: 'Added: {line}.', sw: 'Nimeongeza: {line}.', sheng: 'Nime-add: {line}.' },
  cart_has_line: {
    en: 'You have this in your order: {line}.',
    sw: 'Hii ipo kwenye oda yako: {line}.',
    sheng: 'Hii iko kwa order yako: {line}.',
  },
  cart_line_now: { en: 'Changed to: {line}.', sw: 'Nimebadilisha iwe: {line}.', sheng: 'Nimechange ikuwe: {line}.' },
  cart_still: {
    en: 'In your cart: {lines}.',
    sw: 'Kwenye kikapu chako: {lines}.',
    sheng: 'Kwa cart yako: {lines}.',
  },
  cart_total_so_far: {
    en: 'Total so far: {total}.',
    sw: 'Jumla mpaka sasa: {total}.',
    sheng: 'Total mpaka sai: {total}.',
  },
  cart_has_nothing: {
    en: 'Your cart is empty, so there is nothing to pay in it.',
    sw: 'Kikapu chako hakina kitu, kwa hivyo hakuna cha kulipa humo.',
    sheng: 'Cart yako haina kitu, so hakuna ya kulipa hapo.',
  },
  not_in_cart: {
    en: '{words} is not in your cart.',
    sw: '{words} haimo kwenye kikapu chako.',
    sheng: '{words} haiko kwa cart yako.',
  },
} as const satisfies CopyTable
