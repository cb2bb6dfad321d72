import type { CopyTable } from './copy-table.ts'

/** Paying by hand and by card. Numbers, amounts and links are slots that only tools fill. */
export const salesMethodsCopy = {
  c2b_paybill: {
    en: 'Pay by M-PESA Paybill:\nBusiness number: {number}\nAccount number: {account}\nAmount: {total}\nType the account exactly as it is here, so that the money finds your order. You can pay this way until {until}. I will tell you as soon as it arrives.',
    sw: 'Lipa kwa M-PESA Paybill:\nNamba ya biashara: {number}\nNamba ya akaunti: {account}\nKiasi: {total}\nAndika akaunti kama ilivyo hapa, ili pesa zifikie oda yako. Maelekezo haya yanatumika hadi {until}. Nitakuambia pesa zikifika.',
    sheng:
      'Lipa na M-PESA Paybill:\nBusiness number: {number}\nAccount number: {account}\nAmount: {total}\nAndika account vile iko hapa, ndio doo ifikie order yako. Hii inawork hadi {until}. Nitakushow ikiingia.',
  },
  c2b_till: {
    en: 'Pay by M-PESA Buy Goods:\nTill number: {number}\nAmount: {total}\nPlease send exactly this amount. You can pay this way until {until}. A till names no order, so a person may have to match your payment.',
    sw: 'Lipa kwa M-PESA Buy Goods:\nNamba ya till: {number}\nKiasi: {total}\nTafadhali tuma kiasi hiki hasa. Maelekezo haya yanatumika hadi {until}. Till haitaji oda, kwa hiyo huenda mtu akahitaji kulinganisha malipo yako.',
    sheng:
      'Lipa na M-PESA Buy Goods:\nTill number: {number}\nAmount: {total}\nTuma hiyo amount exact. Hii inawork hadi {until}. Till haionyeshi order, so msee anaweza hitaji ku-match malipo yako.',
  },
  card_link: {
    en: 'Pay {total} by card on this secure page:\n{url}\nNever send card details in this chat. I will tell you as soon as the payment is confirmed.',
    sw: 'Lipa {total} kwa kadi kwenye ukurasa huu salama:\n{url}\nUsitume kamwe taarifa za kadi kwenye gumzo hili. Nitakuambia malipo yakithibitishwa.',
    sheng:
      'Lipa {total} na card kwa hii page safe:\n{url}\nUsiwahi tuma details za card kwa hii chat. Nitakushow malipo iki-confirm.',
  },
  card_link_until: {
    en: 'The link works until {until}.',
    sw: 'Kiungo hiki kinafanya kazi hadi {until}.',
    sheng: 'Hii link inawork hadi {until}.',
  },
  kept_until: {
    en: 'I keep the goods for you until {kept}. Money that comes later gets them if they are still there.',
    sw: 'Nakuwekea bidhaa hadi {kept}. Pesa zikifika baadaye, utazipata kama bado zipo.',
    sheng: 'Nakuwekea vitu hadi {kept}. Doo ikiingia baadaye, utazipata kama bado ziko.',
  },
  not_kept_for_you: {
    en: 'I cannot keep the goods for you until then: they go to whoever pays first.',
    sw: 'Siwezi kukuwekea bidhaa hadi wakati huo: atakayelipa kwanza ndiye atazipata.',
    sheng: 'Siezi kukuwekea vitu hadi hiyo time: mwenye atalipa kwanza ndio atazipata.',
  },
  card_refused: {
    en: 'The card page could not be opened for this order. Nothing was charged.',
    sw: 'Ukurasa wa kadi haukuweza kufunguliwa kwa oda hii. Hujatozwa chochote.',
    sheng: 'Page ya card imekataa kufunguka ya hii order. Hujacharjiwa kitu.',
  },
  card_unknown: {
    en: 'The card provider did not answer, so there is no link yet and nothing was charged. You can try again in a moment or pay another way.',
    sw: 'Mtoa huduma wa kadi hajajibu, kwa hiyo bado hakuna kiungo na hujatozwa. Jaribu tena baada ya muda mfupi au lipa kwa njia nyingine.',
    sheng:
      'Provider wa card hajajibu, so hakuna link bado na hujacharjiwa. Jaribu tena after kidogo ama lipa na njia ingine.',
  },
  stock_gone: {
    en: 'Something in this order has sold out meanwhile, so I did not start a payment. Tell me what to change, or say "cancel my order".',
    sw: 'Kitu kwenye oda hii kimeisha, kwa hiyo sijaanzisha malipo. Niambie tubadilishe nini, au sema "ghairi oda".',
    sheng: 'Kitu kwa hii order imeisha, so sijaanzisha malipo. Nishow tuchange nini, ama sema "cancel order".',
  },
  kept_unpaid: {
    en: 'All right. Your order of {total} stays open and unpaid. Say PAY when you want to pay it, or "cancel my order" to drop it.',
    sw: 'Sawa. Oda yako ya {total} inabaki wazi bila kulipwa. Sema LIPA ukitaka kulipa, au "ghairi oda" kuiacha.',
    sheng: 'Sawa. Order yako ya {total} iko open, haijalipwa. Sema LIPA ukitaka kulipa, ama "cancel order" kuiacha.',
  },
  awaiting_c2b: {
    en: 'You have the Paybill instructions for your order.',
    sw: 'Una maelekezo ya Paybill ya oda yako.',
    sheng: 'Uko na details za Paybill za order yako.',
  },
  awaiting_card: {
    en: 'You have the card link for your order.',
    sw: 'Una kiungo cha kulipa kwa kadi cha oda yako.',
    sheng: 'Uko na link ya card ya order yako.',
  },
  pay_state_pending_c2b: {
    en: 'Not yet: no {amount} has reached us by Paybill for this order. If you have just paid, it takes a moment; I will tell you as soon as it arrives.',
    sw: 'Bado: {amount} haijatufikia kwa Paybill kwa oda hii. Kama umelipa sasa hivi, huchukua muda kidogo; nitakuambia ikifika.',
    sheng:
      'Bado: {amount} haijatufikia kwa Paybill ya hii order. Kama umelipa saa hii, inachukua time kidogo; nitakushow ikiingia.',
  },
  pay_state_pending_card: {
    en: 'Not yet: the card payment of {amount} is not complete. The link I sent you still works.',
    sw: 'Bado: malipo ya kadi ya {amount} hayajakamilika. Kiungo nilichokutumia bado kinafanya kazi.',
    sheng: 'Bado: malipo ya card ya {amount} haijakamilika. Ile link nilikutumia bado inawork.',
  },
  pay_state_expired_c2b: {
    en: 'No, {amount} did not reach us by Paybill in time.',
    sw: 'Hapana, {amount} haikutufikia kwa Paybill kwa wakati.',
    sheng: 'Zii, {amount} haikutufikia kwa Paybill kwa time.',
  },
  pay_state_expired_card: {
    en: 'No, the card link for {amount} lapsed before it was used.',
    sw: 'Hapana, kiungo cha kadi cha {amount} kiliisha kabla ya kutumika.',
    sheng: 'Zii, link ya card ya {amount} iliisha kabla itumike.',
  },
  pay_state_cancelled_card: {
    en: 'No, the card payment of {amount} was cancelled.',
    sw: 'Hapana, malipo ya kadi ya {amount} yalighairiwa.',
    sheng: 'Zii, malipo ya card ya {amount} ilicancelliwa.',
  },
  claim_checked: {
    en: 'Thank you. A message or a receipt number alone settles nothing, so I asked for the record itself:',
    sw: 'Asante. Ujumbe au namba ya risiti pekee hautoshi, kwa hiyo nimeangalia rekodi yenyewe:',
    sheng: 'Asante. Message ama number ya receipt pekee haitoshi, so nimecheki record yenyewe:',
  },
} as const satisfies CopyTable
