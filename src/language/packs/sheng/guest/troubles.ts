import type { TroubleWords } from '../../../concierge/guest-words.ts'

export const TROUBLES: TroubleWords = {
  says: `
    (sijafeel|hatujafeel|sijabamba|sijapenda|hatujapenda|haijanibamba) (hii|hiyo|service|venye|vile|kabisa|ata|_); (niko|tuko|nimekuwa) (disappointed|annoyed|mad|upset) (na|nanyi|_|); (mmeniboo|mmetuboo|mmenidisappoint|mmetudisappoint|mnaniboo|mnatuboo|umeniboo); (service|food|room|staff|waiter) (yenu|ni|yake|_) (mbovu|mbaya|ya ovyo|ovyo|wack|bure|rude|trash)
    (hakuna|hamna) (msee|mtu|mse|ata mmoja) (amekam|alikam|anakam|amekuja|amejibu|anajibu|anapick|amepick|anashughulika|amefix|amecome|mmoja amekam); (nimengoja|tumengoja|nimewait|tumewait|nimesubiri) (_|) (masaa|saa|mpaka|kutoka|hours|mins|dakika|sana|ka|_); (bado nangoja|bado tunangoja|bado nawait); (nataka|tunataka|nadai) (kucomplain|kulalamika|kureport); (nacomplain|tunacomplain); (mmenicharge|mmetucharge|nimechargiwa) (double|mara mbili|twice|mob)
  `,
  faults:
    '(haiwork|haziwork|haifanyi|haiwaki|haifungi|haiflush|haiko poa); (imespoil|imeharibika|imekufa|imezima|imeblock|imejam|imebreak|imestuck|imeleak|inaleak|zimeleak|inaleaki|ilileak); (ni|iko|ziko|ilikuwa) (dirty|chafu|mchafu|filthy); inanuka; mende; kunguni; (hakuna|hamna|hatuna|sina) (maji|stima|hot shower|maji moto|towel|taulo|net) (_|); (maji|stima) (imepotea|imelost|haitoki|hazikam|hakuna); kelele (mob|mingi|sana|kibao); (sikudoze|hatujadoze|sikulala|siwezi doze); (food|dishi|msosi) (_|) (baridi|imechacha)',
  things: 'choo; toilet; loo; tap; sink; door; lock; window; taa; bulb; remote; mlango; maji; stima; jirani; room #',
  wonders: 'kama; ikispoil; ikiharibika; mkona; mko na; huwa',
}
