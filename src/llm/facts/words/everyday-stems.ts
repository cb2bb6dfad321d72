/** Stems of verbs of talk: with any prefix they say nothing of goods or of the shop. */
export const EVERYDAY_STEMS = `
  ambi ambia andik andiki anz anzi angali angalili amini amu achi ach wach ach chagu chagul chek cheki cheka chelew choki chuku chukul
  elewa elew elez eleze end ende endele endelez fahamu fahamish fany fanyi fanyw fikiri fikiria fuat fuatili furahi furahish ambatan
  hisi hitaji hudumi hudumiw hangaik husu itw ishi jali jaribu jaribi jibu jibiw ju jul jua julish jiand jisiki jikut kosa kose kosesh kubali kumbuk kumbush
  kumbuki kut kutan kuw laumu lal leng lig lim linganish let maanish maliz malizi mbi nen nunu nunul ngoj ngoje ogop omb ombi on onge ongele onyesh onesh onek
  pat pati patikan pend pendele pendekez pendekeze pig pigi pit potez pumzik penda pokel rudi rudia rekodi sahau saidi saidik saidiw samehe sem semesh shukuru shangaa
  shinda shind siki sikik sikiliz sikitik simam soma som somek subiri subiriw sumbu sumbuli tafut tafuti taj taji tamani taraji tak taki tatiz tatu tay tazam
  tegeme tembele tulia tum tumi tumiw tumain uliz uli umi vaa va vumili wasilian waz wek weke wez wezekan wahi yumb zungumz zoe zidi
  sort bong bongesh show text tick note try like feel confirm choose start check send help search find remember click reply listen
  andaa um chosh ker boo udhi kasirish frustrate stress pendez vuti taki takiw
  cop chill relax sikiz skiz skia nishow guess wait think want need dai dhani
`
