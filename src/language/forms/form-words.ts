/**
 * The words of a language that count, measure, price and place, as data. Lists are words apart by spaces, or phrases apart
 * by semicolons; `word:value` pairs have a value. A language leaves empty what it has no own word for.
 */
export interface FormWords {
  /** Words that people write with a digit: "gr8". */
  readonly asWritten: string
  /** Small numbers: `three:3`. */
  readonly numbers: string
  /** Forms of numbers that need the word before to begin so, because alone they mean other things: `matatu:3/ma+ya`. */
  readonly agreeing: string
  /** `hundred:100`: the count stands before ("two hundred"), after ("mia mbili") or on either side ("soo mbili", "2 soo"). */
  readonly scales: { readonly before: string; readonly after: string; readonly either: string }
  /** Scales that mean something else without a count: "soo cute", "buku la shule". */
  readonly boundScales: string
  /** Words that ask for the count of a scale: "elfu ngapi". */
  readonly asksCount: string
  /** Coins and notes by name: `jero:500`. */
  readonly coins: string
  readonly fractions: string
  readonly and: string
  /** Between tens and ones: "ishirini NA tano". */
  readonly tensAnd: string
  readonly articles: string
  /** Words behind or before which "one" points and does not count: "that one". */
  readonly pointing: string
  /** Of these what does so only right before it: "NO one". */
  readonly nobody: string
  readonly of: string
  /** `dozen:12`. */
  readonly groups: string
  /** `packets:packet`. */
  readonly pieces: string
  /** Pieces that are goods as often as a way to count them; they count before "of" only. */
  readonly piecesOf: string
  /** `kilos:kg`, with a factor where the unit is smaller or greater: `cl:ml*10`. */
  readonly measures: string
  /** Units so short that they count only directly behind digits. */
  readonly shortMeasures: string
  readonly quantityWords: string
  readonly currency: string
  readonly atMost: string
  readonly atLeast: string
  readonly about: string
  readonly between: string
  readonly to: string
  /** The same, said behind the amount: "2000 and below". */
  readonly orLess: string
  readonly orMore: string
  readonly orSo: string
  /** What one has to spend: a bound only where nothing else is counted ("I have 3k", not "I have 200 guests"). */
  readonly spends: string
  /** Words behind such a sum that are not what it counts: "niko na 3000 TU". */
  readonly spendsEnds: string
  /** What is counted and is neither goods nor money. */
  readonly counted: string
  readonly sizeWords: string
  /** "My FOOT is 44": what a size is told of. */
  readonly feet: string
  /** `medium:M`, behind a word for size only. */
  readonly sizeNames: string
  /** What of several packings is meant: `big:most`, `small:least`. */
  readonly degrees: string
  /** Before an age: "turns 4", "miaka 6". */
  readonly aging: string
  /** Words between a label and its value: "size is 42". */
  readonly links: string
  readonly placeLabels: string
  readonly numberLabels: string
  /** `first:1`. */
  readonly ordinals: string
  readonly lasts: string
  readonly lastPhrases: string
  /** "ya pili": a number behind one of these is a place. */
  readonly ordinalLinks: string
  /** Words that make an ordinal surely point at one thing, before it and behind it. */
  readonly pointsBefore: string
  readonly pointsAfter: string
  /** Words next to which an ordinal is no place in a list: "bei ya mwisho", "first time". */
  readonly notPlaceBefore: string
  readonly notPlaceAfter: string
  readonly codeWords: string
  /** Behind these any mix of letters and digits is meant as the reference of an order. */
  readonly orderWords: string
  readonly days: string
  readonly dayPhrases: string
  readonly dayParts: string
  readonly clock: string
  readonly durations: string
  readonly digits: string
  readonly double: string
}
