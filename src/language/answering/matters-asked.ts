import { findCues } from '../cues/match-cues.ts'
import { stem } from '../linking/stem.ts'
import { PACKS } from '../packs/index.ts'
import { tokenise } from '../text/tokenise.ts'

/** What things are weighed by: attributes whose greater number is the better one, and what they may be said to be good for. */
export interface Matter {
  keys: readonly string[]
  /** Where less of it is better: a lighter phone, a lower heel. */
  less: boolean
  /** What a row says of an item that is made for it. */
  features: readonly string[]
}

/** Words of any language : keys, best first ("-" in front where less is better) : features. */
const MATTERS = `
battery betri charge chaji moto : battery_mah battery_hours capacity_mah phone_charges battery_life :
selfie selfies : selfie_mp : selfies
camera kamera picha photo photos pics video zoom : camera_mp zoom selfie_mp camera :
screen skrini kioo display : screen_in refresh_hz :
ram memory speed faster fastest fast haraka smooth : ram_gb refresh_hz charging_w :
game games gaming gemu michezo pubg : refresh_hz ram_gb : gaming
power nguvu watts charging kuchaji kucharge : power_w charging_w : fast charging
light lighter lightest lightweight nyepesi mwanga weight uzito : -weight_g : lightweight
heel kisigino visigino low lower lowest umiza umizi comfortable : -heel_cm : low heel
tall taller tallest juu higher highest : heel_cm platform_cm :
longer longest last lasts lasting keep keeps kukaa hukaa inakaa zinakaa dumu hudumu inadumu muda : battery_mah battery_hours shelf_life_days :
cheap cheaper cheapest bei rahisi nafuu affordable : -price :
run running jogging kukimbia mbio : : running
marathon race : : marathon
walking walk kutembea matembezi : : walking
rain mvua wet waterproof maji : : waterproof, water resistant, rain
office ofisi kazi work kazini : : office
wedding harusi : : wedding
school shule : : school
hiking hike mlima mountain : : hiking
gym training mazoezi : : gym
laptop : : laptop
camping trip travel safari : capacity_mah : camping, travel
chapati : : chapati
ugali : : ugali
pilau : : pilau
baking cake keki : : baking
`

const PRICES: ReadonlySet<string> = new Set('price prices cost costs bei gharama more zinapishana'.split(' '))

const matters = new Map(
  MATTERS.trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', keys = '', features = ''] = line.split(':').map((part) => part.trim())
      const named = keys.split(' ').filter(Boolean)
      const matter: Matter = {
        keys: named.map((key) => key.replace('-', '')),
        less: named.some((key) => key.startsWith('-')),
        features: features.split(',').flatMap((one) => one.trim() || []),
      }
      return words.split(' ').map((word) => [stem(word), matter] as const)
    }),
)

/** What a question weighs things by, in the order in which it says so; the names of the things themselves ask nothing. */
export function mattersAsked(words: string, names: readonly string[]): Matter[] {
  const named = new Set(stemsOf(names.join(' ')))
  return [...new Set(stemsOf(words).flatMap((word) => (named.has(word) ? [] : (matters.get(word) ?? []))))]
}

/** "What is the gap in price?", "how much more is it": what they cost is asked, whatever else. */
export function asksPrice(words: string): boolean {
  const costs = findCues(tokenise(words), PACKS).some(
    ({ meaning }) => meaning.kind === 'cue' && meaning.cue === 'how_much',
  )
  const price = tokenise(words).some(({ text }) => PRICES.has(text))
  return costs || price
}

function stemsOf(text: string): string[] {
  return tokenise(text).map((token) => stem(token.text))
}
