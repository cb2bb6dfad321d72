/** Letters of other alphabets that look like Latin ones, each row "Latin letter, then its doubles". */
const DOUBLES = `a а α ɑ ᴀ; b Ь ʙ в; c с ϲ ᴄ; d ԁ ᴅ ɗ; e е ε ё є ᴇ; f ғ ꜰ ƒ; g ɡ ɢ ԍ; h һ һ ʜ н; i і ι ı ɪ ї; j ј ᴊ; k к κ ᴋ; l ӏ ʟ ł;
  m м ᴍ; n п ո η ɴ; o о ο ᴏ σ ø օ; p р ρ ᴘ; q ԛ; r ʀ г; s ѕ ꜱ; t т τ ᴛ; u υ ս ᴜ ц; v ν ᴠ ѵ; w ԝ ω ᴡ ш; x х χ; y у γ ʏ ү; z ᴢ;
  A А Α; B В Β; C С Ϲ; D Ꭰ; E Е Ε; F Ϝ; H Н Η; I І Ι Ӏ; J Ј; K К Κ; M М Μ; N Ν; O О Ο Ø; P Р Ρ; S Ѕ; T Т Τ; V Ѵ; X Х Χ; Y У Υ Ү; Z Ζ`

const LATIN = new Map(
  DOUBLES.split(';').flatMap((row) => {
    const [letter = '', ...doubles] = row.trim().split(/\s+/)
    return doubles.map((double) => [double, letter] as const)
  }),
)

const REGIONAL_A = 0x1f1e6
const SQUARED_A = 0x1f130
const BOXES = [0x1f130, 0x1f150, 0x1f170]

/** The Latin letter that a character passes for; other characters as they are. */
export function asLatin(character: string): string {
  const plain = LATIN.get(character)
  if (plain !== undefined) return plain
  const code = character.codePointAt(0) ?? 0
  if (code < SQUARED_A || code > REGIONAL_A + 25) return character
  const start = [REGIONAL_A, ...BOXES].find((first) => code >= first && code < first + 26)
  return start === undefined ? character : String.fromCharCode(65 + code - start)
}
