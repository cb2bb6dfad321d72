/** What happens to somebody, told in place of what the goods must be: "I cannot see small letters" asks for large ones. */
const SEEING = ['see', 'read', 'make out'] as const
const UNABLE = ['cannot', 'cant', 'can not', 'does not', 'doesnt', 'unable to', 'struggles to', 'hard to'] as const
const SMALL = ['small', 'tiny', 'little'].flatMap((size) =>
  ['letters', 'numbers', 'text', 'words', 'writing', 'buttons', 'print'].map((what) => `${size} ${what}`),
)
const SEEN = [...SMALL, 'the letters', 'the numbers', 'the buttons', 'the screen', 'clearly', 'properly', 'well']
const BADLY = ['bad', 'weak', 'poor', 'failing', 'going', 'tired', 'not good'] as const
const KEPT = [
  '',
  'my phone ',
  'the phone ',
  'it ',
  'them ',
  'my feet ',
  'his feet ',
  'her feet ',
  'our feet ',
  'my things ',
]
const WET = ['wet', 'soaked', 'drenched', 'soaking'] as const

function each(heads: readonly string[], tails: readonly string[]): string {
  return heads.flatMap((head) => tails.map((tail) => `${head} ${tail}`)).join(', ')
}

export const EN_SITUATIONS = `
${each(
  UNABLE.flatMap((no) => SEEING.map((see) => `${no} ${see}`)),
  SEEN,
)}, ${each(['eyes are', 'eyesight is', 'sight is', 'vision is'], BADLY)}, ${each(BADLY, ['eyes', 'eyesight', 'sight', 'vision'])}, half blind = big buttons | big screen | elderly
${each(['hearing is', 'ears are'], BADLY)}, hears badly, hears poorly, hard of hearing, deaf, half deaf, does not hear well, doesnt hear well, cannot hear well, cant hear well, misses calls, misses my calls, never hears it ring, cannot hear it ring, cant hear it ring, does not hear the phone, doesnt hear the phone = loud | music
${each(
  ['keep', 'keeps', 'keeping'],
  KEPT.map((what) => `${what}dry`),
)}, stay dry, stays dry, stay dry inside, ${each(['not get', 'not getting', 'doesnt get', 'dont get', 'never get', 'without getting', 'wont get'], WET)}, ${each(['feet get', 'feet are', 'feet always get', 'shoes get', 'feet got', 'feet'], WET)}, water comes in, water gets in, water enters, water goes in, in the sea, in the ocean, under water, underwater, puddles = waterproof | water resistant
overheat, overheats, overheating, overheated, heats up, heating up, gets hot, getting hot, too hot to hold, burns my fingers, burns his fingers, burns my hand, stay cool, stays cool, staying cool, keep cool, keeps cool, run cool, runs cool, cooling = cooling | cooling fan | cooling fan accessory | breathable
cannot bend to tie, cant bend to tie, cannot bend down, cant bend down, cannot bend over, bend to tie, bending down, bending over, tie laces, tie the laces, tie his laces, tie her laces, tie my laces, tying laces, tie shoes, tying shoes = slip on | velcro | strap
phone dies, phone always dies, battery dies, phone goes off, phone is always off, runs out of charge, run out of charge, runs out of battery, runs out of power, nowhere to charge, no place to charge = big battery | portable
see the map, see a map, follow the map, follow a map, read the map, google maps, maps, gps, see directions, follow directions, see the route = navigation
greasy plates, plates are greasy, oily plates, dirty plates, dirty dishes, greasy dishes, greasy pots, greasy pans, grease, wash pots, wash pans = dishes
hard water, salty water, borehole water, water is hard, water is salty, does not foam, doesnt foam, wont foam, refuses to foam, does not lather, doesnt lather, wont lather, nothing lathers, no lather, no foam = hard water
is noisy, noisy bus, noisy matatu, noisy office, noisy hostel, too much noise, hear my music, hear music in peace = noise cancelling
keep dropping, keeps dropping, always dropping, always drops, drops his phone, drops her phone, drop my phone, drop it a lot, dropping my phone, clumsy = people who drop their phone | shockproof | tough
with a pen, with pen, has a pen, comes with a pen, a pen, digital pen, touch pen, sign documents, signs documents, signing documents, sign pdfs, signs pdfs, signing pdfs, write on the screen, writes on the screen, writing on the screen, draw on the screen, handwriting, take notes, takes notes, taking notes = stylus
feet sweat, sweaty feet, feet sweat a lot, feet get hot, feet smell, smelly feet = breathable
slippery, slippery floor, slippery floors, floor is slippery, floors are slippery, wet floor, wet floors, floor is wet, floors are wet, wet and slippery, slippery tiles, falls on tiles = non-slip | non slip | grip
`
