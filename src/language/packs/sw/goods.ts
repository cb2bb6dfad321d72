import type { GoodsWords } from '../../linking/goods-words.ts'
import { SW_FEATURES } from './features.ts'
import { SW_PROPERTIES } from './properties.ts'
import { SW_SITUATIONS } from './situations.ts'
import { SW_THINGS } from './things.ts'
import { SW_TRADES } from './trades.ts'
import { SW_WEAR_AND_DEVICES } from './wear-and-devices.ts'

/** Swahili words for goods. */
export const SW_GOODS: GoodsWords = {
  headFirst: true,
  collectives: 'mboga, matunda, vinywaji, vitafunio, nafaka, vifaa, vipuri, dawa',
  plainWords: `
    mia elfu moja mbili tatu nne tano sita saba nane tisa kumi jua mvua safari mtaa mtaani mlima bahari ziwa mto nyota mwezi siku leo kesho asubuhi jioni usiku
    mama baba dada kaka mzee mtoto toto watoto rafiki bwana bibi mtu watu harusi zawadi kazi shule nyumba nyumbani shamba darasa barabara muziki     nzuri mzuri kubwa ndogo mpya kali bora haraka polepole tamu safi rahisi ghali pili kwanza hewa chuma moto baridi
    pwani duka bei pesa simu nataka naomba nipe ninunue nunua lipa leta tuma oda mzigo sawa asante habari
  `,
  people: '',
  priceWords: 'nafuu, bei nafuu, rahisi, ghali, bei ya chini, bei rahisi, bei poa',
  brands: '',
  goods: SW_THINGS + SW_TRADES + SW_WEAR_AND_DEVICES,
  features: SW_FEATURES + SW_PROPERTIES + SW_SITUATIONS,
  colours: `
nyeusi, nyeuzi, neusi, mweusi, cheusi, vyeusi, weusi, rangi nyeusi, rangi ya nyeusi, black black = black
nyeupe, nyewupe, neupe, mweupe, cheupe, vyeupe, weupe, rangi nyeupe = white
nyekundu, nyekudu, nekundu, mwekundu, chekundu, vyekundu, wekundu, rangi nyekundu = red
buluu, bluu, samawati, rangi ya bluu, rangi ya samawati = blue
kijani, kijani kibichi, rangi ya kijani, rangi ya majani = green
kijivu, rangi ya kijivu, majivu, rangi ya majivu = grey | gray
kahawia, rangi ya kahawia, hudhurungi, rangi ya udongo = brown
manjano, njano, rangi ya manjano, umanjano = yellow
rangi ya machungwa, rangi ya chungwa = orange
waridi, rangi ya waridi, pinki = pink
zambarau, urujuani, rangi ya zambarau = purple
dhahabu, rangi ya dhahabu = gold
fedha, rangi ya fedha = silver
damu ya mzee, rangi ya damu ya mzee = maroon
krimu, rangi ya krimu = cream
rangi nyingi, rangi tofauti tofauti, marangi rangi = multicolour
`,
  values: `
fungu, mafungu, shada, mashada, kifungu = bunch
moja moja, kipande, vipande, yai moja, mayai moja moja = single | single egg
trei, trei nzima, trei moja, treyi, sahani ya mayai, tre = tray
nusu trei, trei nusu = half tray
katoni, boksi, kasha zima, kaboksi = carton
robo, kipande cha robo = quarter
zima, lote, nzima = whole
iliyooshwa, iliyokatwa, imekatwa, zilizokatwa, ya kukatwa, imeoshwa, kata kata, ikatwe = washed and cut
kichwa kidogo, ndogo ya kabeji = small head
kichwa kikubwa, kubwa ya kabeji = large head
`,
}
