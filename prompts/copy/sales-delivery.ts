import type { CopyTable } from './copy-table.ts'

/** How goods reach the customer: the question, what is said of fees and times, and where an order goes. */
export const salesDeliveryCopy = {
  ask_way: {
    en: 'Shall we deliver it, or will you pick it up at {places}? For delivery, tell me the place.',
    sw: 'Tukuletee, au utaichukua {places}? Kama ni kuletewa, niambie mahali.',
    sheng: 'Tukuletee ama utakujia {places}? Kama ni delivery, niambie place.',
  },
  ask_where: {
    en: 'Where should we deliver it? Tell me the estate or town.',
    sw: 'Tukuletee wapi? Niambie mtaa au mji.',
    sheng: 'Tukuletee wapi? Niambie mtaa ama town.',
  },
  ask_town: {
    en: 'Which town or area exactly should it go to?',
    sw: 'Iende mji au eneo gani hasa?',
    sheng: 'Iende town ama area gani exactly?',
  },
  ask_which_place: {
    en: 'Which place do you mean?',
    sw: 'Unamaanisha mahali gani?',
    sheng: 'Unamaanisha place gani?',
  },
  ask_pickup_place: {
    en: 'Where will you pick it up?',
    sw: 'Utaichukua wapi?',
    sheng: 'Utaipick wapi?',
  },
  too_small_to_deliver: {
    en: 'We deliver once the goods cost {shortfall} more. Add something, or pick the order up.',
    sw: 'Tunaleta bidhaa zikiongezeka {shortfall}. Ongeza kitu, au uchukue oda mwenyewe.',
    sheng: 'Tunadeliver ukiongeza vitu vya {shortfall}. Add kitu, ama ukujie order.',
  },
  not_served: {
    en: 'We do not deliver to {place}.',
    sw: 'Hatuleti {place}.',
    sheng: 'Hatudeliver {place}.',
  },
  not_served_pickup: {
    en: 'You can pick it up at {places}, name another place, or talk to a person.',
    sw: 'Unaweza kuichukua {places}, kutaja mahali pengine, au kuongea na mtu.',
    sheng: 'Unaeza kuichukua {places}, utaje place ingine, ama uongee na msee.',
  },
  not_served_alone: {
    en: 'Name another place, or talk to a person of the shop.',
    sw: 'Taja mahali pengine, au ongea na mtu wa duka.',
    sheng: 'Taja place ingine, ama uongee na msee wa shop.',
  },
  way_unknown: {
    en: 'How your order reaches you is agreed with a person of {shop}: I have no fees or times for it.',
    sw: 'Jinsi oda itakavyokufikia utakubaliana na mtu wa {shop}: sina ada wala muda wake.',
    sheng: 'Vile order itakufikia utaongea na msee wa {shop}: sina fee wala time yake.',
  },
  no_delivery: {
    en: 'We do not deliver; you can pick it up at {places}.',
    sw: 'Hatuleti bidhaa; unaweza kuichukua {places}.',
    sheng: 'Hatudeliver; unaeza kuichukua {places}.',
  },
  no_pickup: {
    en: 'There is no place to pick orders up; we deliver.',
    sw: 'Hakuna mahali pa kuchukua oda; tunaleta.',
    sheng: 'Hakuna place ya kupick order; tunadeliver.',
  },
  goes_to: {
    en: 'All right, it goes to {place}.',
    sw: 'Sawa, itapelekwa {place}.',
    sheng: 'Fiti, itaenda {place}.',
  },
  picked_up_at: {
    en: 'All right, you pick it up at {place}.',
    sw: 'Sawa, utaichukua {place}.',
    sheng: 'Fiti, utaichukua {place}.',
  },
  order_goes_to: {
    en: 'Order {reference} now goes to {place}.',
    sw: 'Oda {reference} sasa itapelekwa {place}.',
    sheng: 'Order {reference} sasa inaenda {place}.',
  },
  order_picked_up_at: {
    en: 'You now pick order {reference} up at {place}.',
    sw: 'Sasa utaichukua oda {reference} {place}.',
    sheng: 'Sasa utapick order {reference} {place}.',
  },
  redirect_needs_person: {
    en: 'Order {reference} is paid, and sending it there changes what it costs. Only a person can settle that. Shall I ask one?',
    sw: 'Oda {reference} imelipwa, na kuipeleka huko hubadilisha gharama. Ni mtu tu anayeweza kulimaliza. Nimuulize?',
    sheng: 'Order {reference} imelipwa, na kuituma huko inachange cost. Ni msee tu anaeza sort hiyo. Nimuulize?',
  },
  redirect_too_late: {
    en: 'Order {reference} cannot be sent another way any more. Shall I ask a person?',
    sw: 'Oda {reference} haiwezi tena kupelekwa kwingine. Nimuulize mtu?',
    sheng: 'Order {reference} haiezi tena kuenda kwingine. Niulize msee?',
  },
  line_delivery: {
    en: 'Delivery to {place}: {fee}',
    sw: 'Kuletewa {place}: {fee}',
    sheng: 'Delivery {place}: {fee}',
  },
  line_delivery_free: {
    en: 'Delivery to {place}: free',
    sw: 'Kuletewa {place}: bure',
    sheng: 'Delivery {place}: free',
  },
  line_delivery_later: {
    en: 'Delivery to {place}: {fee}, paid when you receive it',
    sw: 'Kuletewa {place}: {fee}, utalipa ukipokea',
    sheng: 'Delivery {place}: {fee}, utalipa ikifika',
  },
  line_pickup: {
    en: 'Pick up at {place}',
    sw: 'Kuchukua: {place}',
    sheng: 'Kupick: {place}',
  },
  promise_delivery: {
    en: 'Paid now, it arrives {when}.',
    sw: 'Ukilipa sasa, itafika {when}.',
    sheng: 'Ukilipa saa hii, itafika {when}.',
  },
  promise_pickup: {
    en: 'Paid now, it is ready {when}.',
    sw: 'Ukilipa sasa, itakuwa tayari {when}.',
    sheng: 'Ukilipa saa hii, itakuwa ready {when}.',
  },
  order_arrives: {
    en: 'Order {reference} goes to {place} and arrives {when}.',
    sw: 'Oda {reference} inaenda {place} na itafika {when}.',
    sheng: 'Order {reference} inaenda {place} na itafika {when}.',
  },
  order_ready: {
    en: 'Order {reference} is ready {when} at {place}.',
    sw: 'Oda {reference} itakuwa tayari {when}, {place}.',
    sheng: 'Order {reference} itakuwa ready {when}, {place}.',
  },
  order_arrives_unpaid: {
    en: 'Order {reference} is not paid yet. Paid now, it arrives {when}.',
    sw: 'Oda {reference} haijalipwa bado. Ukilipa sasa, itafika {when}.',
    sheng: 'Order {reference} haijalipwa bado. Ukilipa saa hii, itafika {when}.',
  },
  between_times: {
    en: '{day} between {from} and {to}',
    sw: '{day} kati ya {from} na {to}',
    sheng: '{day} kati ya {from} na {to}',
  },
  between_days: { en: 'between {from} and {to}', sw: 'kati ya {from} na {to}', sheng: 'kati ya {from} na {to}' },
  from_time: { en: 'from {when}', sw: 'kuanzia {when}', sheng: 'kuanzia {when}' },
  zone_fee: {
    en: 'Yes, we deliver to {place}. The fee is {fee}.',
    sw: 'Ndiyo, tunaleta {place}. Ada ni {fee}.',
    sheng: 'Eeh, tunadeliver {place}. Fee ni {fee}.',
  },
  zone_fee_later: {
    en: 'Yes, we deliver to {place}. The fee is {fee}, paid when you receive it.',
    sw: 'Ndiyo, tunaleta {place}. Ada ni {fee}, unalipa ukipokea.',
    sheng: 'Eeh, tunadeliver {place}. Fee ni {fee}, unalipa ikifika.',
  },
  zone_free: {
    en: 'Yes, we deliver to {place}, free of charge.',
    sw: 'Ndiyo, tunaleta {place} bure.',
    sheng: 'Eeh, tunadeliver {place} free.',
  },
  zone_free_for: {
    en: 'For goods of {goods}, delivery to {place} is free.',
    sw: 'Kwa bidhaa za {goods}, kuletewa {place} ni bure.',
    sheng: 'Kwa vitu vya {goods}, delivery ya {place} ni free.',
  },
  zone_fee_for: {
    en: 'For goods of {goods}, delivery to {place} costs {fee}.',
    sw: 'Kwa bidhaa za {goods}, kuletewa {place} ni {fee}.',
    sheng: 'Kwa vitu vya {goods}, delivery ya {place} ni {fee}.',
  },
  zone_free_from: {
    en: 'Free from {amount}.',
    sw: 'Bure kuanzia {amount}.',
    sheng: 'Free kuanzia {amount}.',
  },
  zone_never_free: {
    en: 'Delivery to {place} is never free.',
    sw: 'Kuletewa {place} si bure kamwe.',
    sheng: 'Delivery ya {place} haikuwangi free.',
  },
  zone_no_time: {
    en: 'I have no fixed time for {place}.',
    sw: 'Sina muda maalum wa {place}.',
    sheng: 'Sina time fixed ya {place}.',
  },
  zones_intro: { en: 'We deliver to:', sw: 'Tunaleta:', sheng: 'Tunadeliver:' },
  zone_line: { en: '• {place}: {fee}', sw: '• {place}: {fee}', sheng: '• {place}: {fee}' },
  zone_line_when: { en: '• {place}: {fee}, {when}', sw: '• {place}: {fee}, {when}', sheng: '• {place}: {fee}, {when}' },
  zone_line_free: {
    en: '• {place}: free from {amount}',
    sw: '• {place}: bure kuanzia {amount}',
    sheng: '• {place}: free kuanzia {amount}',
  },
  zones_later: {
    en: 'The fee is paid when you receive the goods.',
    sw: 'Ada unalipa ukipokea bidhaa.',
    sheng: 'Fee unalipa vitu zikifika.',
  },
  zones_where: {
    en: 'Where are you?',
    sw: 'Uko wapi?',
    sheng: 'Uko wapi?',
  },
  delivers_from: {
    en: 'We deliver when the goods cost {shortfall} more.',
    sw: 'Tunaleta bidhaa zikiongezeka {shortfall}.',
    sheng: 'Tunadeliver vitu vikiongezeka {shortfall}.',
  },
  pickup_at: {
    en: 'You can pick your order up at {place}, {address}. Collection is free.',
    sw: 'Unaweza kuchukua oda yako {place}, {address}. Kuchukua ni bure.',
    sheng: 'Unaeza kupick order yako {place}, {address}. Kupick ni free.',
  },
  ask_remember: {
    en: 'Shall I remember "{place}" for your next order?',
    sw: 'Nikumbuke "{place}" kwa oda yako ijayo?',
    sheng: 'Nikumbuke "{place}" kwa order yako next?',
  },
  remembered: {
    en: 'All right, I will remember {place}. You can name another place any time.',
    sw: 'Sawa, nitakumbuka {place}. Unaweza kutaja mahali pengine wakati wowote.',
    sheng: 'Fiti, nitakumbuka {place}. Unaeza taja place ingine any time.',
  },
  not_remembered: {
    en: 'All right, I will ask again next time.',
    sw: 'Sawa, nitauliza tena wakati mwingine.',
    sheng: 'Fiti, nitauliza tena next time.',
  },
  choice_deliver: { en: 'Deliver it', sw: 'Niletewe', sheng: 'Niletewe' },
  choice_pickup: { en: 'Pick up', sw: 'Kuchukua dukani', sheng: 'Nachukua dukani' },
  choice_remember: { en: 'Yes, remember it', sw: 'Ndiyo, kumbuka', sheng: 'Eeh, kumbuka' },
} as const satisfies CopyTable
