/** English words that carry no content, folded: they are neither indexed nor looked for. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about above after again against all also am an and any anybody anyone anything are arent as at be because been before being below ' +
    'between both but by can cannot cant could couldnt did didnt do does doesnt doing dont down during each either else ever every for from ' +
    'further get gets getting give go got had has hasnt have havent having he her here hers herself hi him himself his how however i id if ill ' +
    'im in into is isnt it its itself ive just kindly know known let lets like many me might more most much must my myself need neither no nor ' +
    'not now of off ok okay on once one only onto or other our ours ourselves out over own per please quite rather really regarding s same say ' +
    'shall she should so some somebody someone something such t tell than thank thanks that thats the their theirs them themselves then there ' +
    'theres these they theyre thing things this those through to too under until up upon us use used using very via want wanted wants was wasnt ' +
    'way we well were werent what whats whatever when where wheres whether which while who whom whose why wish with within without wont would ' +
    'wouldnt yes yet you youd youll your youre yours yourself yourselves call called name named'
  ).split(' '),
)

/** Stop words of a question that are content when another language says them: mei, wosia, mgodi. They are in the index. */
export const ASKING_WORDS: ReadonlySet<string> = new Set(['may', 'will', 'mine'])
