interface NamedCarrier {
  kind: 'rider' | 'courier'
  name: string | null
  phone: string | null
  waybill: string | null
}

/**
 * Who brings goods, in a sentence: "the courier G4S (0712 345 678), waybill WB-7". Where nobody was named it is the shop's rider.
 * @param say the words for a kind of carrier and for a waybill, in the language of the sentence
 */
export function carrierWords(
  carrier: NamedCarrier | null,
  say: (word: 'carrier_rider' | 'carrier_courier' | 'carrier_waybill') => string,
): string {
  const who = say(carrier?.kind === 'courier' ? 'carrier_courier' : 'carrier_rider')
  const named = carrier?.name == null ? who : `${who} ${carrier.name}`
  const called = carrier?.phone == null ? named : `${named} (${carrier.phone})`
  return carrier?.waybill == null ? called : `${called}, ${say('carrier_waybill')} ${carrier.waybill}`
}
