import type { TroubleWords } from '../../../concierge/guest-words.ts'

export const TROUBLES: TroubleWords = {
  says: `
    (sijaridhika|hatujaridhika|sijafurahishwa|hatujafurahishwa|sijafurahia|hatujafurahia|sikufurahishwa|hatukufurahishwa|sijapendezwa|hatujapendezwa|sikupendezwa); (nimekasirika|tumekasirika|nimekasirishwa|nimesikitishwa|tumesikitishwa|nimechukizwa|tumechukizwa|nimechoshwa|tumechoshwa); (huduma|chakula|chumba|usafi|mhudumu|wahudumu|wafanyakazi) (_|) (mbovu|mbaya|mbaya sana|duni|hovyo); (hana|hawana|hamna|wamekosa|amekosa|mmekosa) (adabu|heshima)
    (hakuna|hamna) (mtu|yeyote|hata mmoja|) (aliyekuja|amekuja|alikuja|anayekuja|aliyejali|anayejali|aliyejibu|anayejibu|anayepokea|aliyetusaidia|aliyenisaidia|anayetusaidia|anayeshughulika|aliyeshughulika); (hajaja|hawajaja|hajafika|hawajafika) (mtu|hadi|mpaka|bado); (bado|tangu) (nasubiri|tunasubiri|nangoja|tunangoja); (nimesubiri|tumesubiri|nimengoja|tumengoja) (tangu|kwa|saa|sana|zaidi|mpaka|hadi|dakika|_); (nalalamika|nalalamikia|tunalalamika|tunalalamikia|kulalamika|nilalamike|kulalamikia|malalamiko yangu|malalamiko yetu|nina malalamiko|tuna malalamiko|lalamiko langu); (mmenitoza|mmetutoza|nimetozwa|tumetozwa|mmenikata|mmetukata) (mara mbili|zaidi|kimakosa)
  `,
  faults:
    '(haifanyi|hazifanyi|hakifanyi|halifanyi|hayafanyi|havifanyi) kazi; (imeharibika|zimeharibika|kimeharibika|limeharibika|vimeharibika|imevunjika|kimevunjika|limevunjika|umevunjika|imeziba|limeziba|kimeziba|zimeziba|imekwama|umekwama|imefurika|kimefurika|imezimika|zimezimika|imekufa); (inavuja|yanavuja|linavuja|kinavuja|unavuja|ilivuja|kilivuja|limevuja|imevuja); (ni|kuna|pana|vina|kina|ina|kimejaa|vimejaa) (chafu|mchafu|machafu|vichafu|uchafu|wachafu); (inanuka|kinanuka|linanuka|zinanuka|vinanuka|panuka); mende; kunguni; panya; (hakuna|hamna|hatuna|sina|bila) (maji|umeme|taulo|mataulo|sabuni|stima) (ya moto|tangu|chumbani|bafuni|leo|usiku|kabisa|_); (maji|umeme|stima) (hayatoki|hakuna|yamekatika|umekatika|imepotea|hayana); kelele (nyingi|sana|usiku); (sikulala|hatukulala|siwezi kulala|hatuwezi kulala); (hakijasafishwa|halijasafishwa|hakikusafishwa); (chakula|maji|supu|kahawa) (_|) (baridi|kibichi|kimeoza|kimechacha)',
  things:
    'choo; mfereji; bomba; sinki; mlango; kufuli; dirisha; taa; soketi; rimoti; pazia; dari; godoro; jirani; majirani; maji; umeme; stima; namba #; chumba #; ghorofani',
  wonders: 'ikiwa; iwapo; endapo; kama; je kuna; je mna; mna mende; ikiharibika; huwa; vipi nikipata; kabla ya kuja',
}
