/** Words that decide where a message goes: a slip of the thumb in one of them is mended. Five letters or more. */
export const ENGLISH_SIGNALS = `
  paybill prompt ordered return returns returned returning refund refunds delivery deliver delivered hours opening closing close closed order orders status payment payments receipt
  discount discounts offers coupon cancel change exchange please number person agent human speak another different others policy accept location available english
  language warranty want cheaper price prices online branch methods method congratulations followers airtime crypto
`
export const SWAHILI_SIGNALS = `
  nataka ninataka naomba natafuta ninatafuta nahitaji ninahitaji ningependa nionyeshe nachukua nitachukua niletee nitumie nishow nicheki mnauza kununua naweza
  tafadhali samahani badilisha kurudisha rudisha usafirishaji mnafungua mnafunga mnapokea malipo kulipa nalipa nitalipa nimelipa nimeshalipa nimetuma
  punguzo punguza msimbo kuponi ghairi nyingine ingine zingine tofauti namba nambari hapana kuongea mhudumu niunganishe lugha kiswahili asante saizi bidhaa ngapi imefika imefikia umeshinda sambaza
`
