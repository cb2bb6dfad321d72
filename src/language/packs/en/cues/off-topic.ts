import type { CueEntry } from '../../pack.ts'

export const offTopic: readonly CueEntry[] = [
  {
    cue: 'weather',
    phrases:
      '(weather|wether forecast|weather forecast|forecast|temperature outside) (today|tomorrow|like|in|); (will|is) it (going to|) (rain|raining|be sunny|be cold|be hot|sunny|cloudy) (today|tomorrow|outside|); how (hot|cold) is it (outside|today|in); rainy season',
    yes: 'how is the weather today; will it rain tomorrow; weather forecast for Meru',
    no: 'a rain jacket; good in the rain; leather',
  },
  {
    cue: 'sports',
    phrases:
      '(who|did|when|which team) (won|win|wins|is playing|scored|plays|lost) (the|last|) (match|game|league|world cup|cup|derby|race|final|chan|afcon|); (football|soccer|rugby|league|premier league|epl|champions league|match|game) (score|scores|results|result|fixtures|standings|table|today|yesterday|last night); (arsenal|man u|man united|manchester united|chelsea|liverpool|gor mahia|afc leopards|harambee stars|barcelona|real madrid|man city) (game|match|score|won|lost|win|play|playing|fan|fans|today|vs|); world cup; kipchoge; (watching|watch) the (game|match)',
    yes: 'who won the match last night; are you an Arsenal fan; premier league standings',
    no: 'football boots; a ball game set for kids; sports bra',
  },
  {
    cue: 'politics',
    phrases:
      '(president|presidents|ruto|raila|uhuru|gachagua|kalonzo|trump|government|parliament|senator|governor|mca|politics|politician|politicians|election|elections|vote|voting|campaign|finance bill|maandamano|protests|protest|impeachment|iebc|cabinet secretary|opposition leader|deputy president)',
    yes: 'who is the president of Kenya; what do you think of politics; when are the elections',
    no: 'a present; a governess doll',
  },
  {
    cue: 'homework',
    phrases:
      '(homework|assignment|essay|composition|my exam|exam questions|kcse|kcpe|revision questions|solve for x|solve this|solve the equation|calculate the area|equation|algebra|calculus|thesis|dissertation|term paper|write me an|write me a|write a|write an|help me write|translate this sentence|poem|write code|python code|javascript) (essay|poem|letter|story|code|composition|program|song|about|on|for|)',
    yes: 'help me with my homework; write me a poem about rain; solve this equation; an essay on trade',
    no: 'exercise books; a writing pad; homemade bread',
  },
  {
    cue: 'news',
    phrases:
      '(news|headlines|breaking news|current affairs|whats in the news|latest news|todays news|newspaper headlines|stock market|exchange rate|dollar rate|fuel price|fuel prices|petrol price|price of fuel|price of petrol|bitcoin|crypto price) (today|now|in kenya|)',
    yes: 'what is the news today; latest headlines; fuel prices in Kenya',
    no: 'new shoes; a newborn set',
  },
  {
    cue: 'love',
    phrases:
      'i (love|luv|miss|adore|like) (you|u) (so much|baby|babe|too|a lot|); (will|can|would) you (marry|date|be my|love|kiss|go out with) (me|girlfriend|boyfriend|wife|husband|); (are|r) (you|u) (single|married|in love|dating|taken|beautiful|handsome|pretty); (be|become) my (girlfriend|boyfriend|wife|husband|valentine|lover|friend); (you|u) (are|r) (so|very|) (cute|beautiful|handsome|sexy|hot|pretty|gorgeous); (give|send) me (a kiss|your love|kisses); lets (date|go out|go on a date|hook up|meet for coffee); (go on|take me on) a date; marry me; sugar (daddy|mummy|mommy); (hookup|hook up)',
    yes: 'will you marry me; I love you baby; are you single; lets go on a date',
    no: 'I love this shirt; a married couple set; dates 500g',
  },
  {
    cue: 'religion',
    phrases:
      '(god loves you|jesus|jesus christ|allah|bible verse|pray for me|prayers|prayer|pray|church service|sermon|holy spirit|praise god|praise the lord|amen|hallelujah|halleluia|salvation|are you saved|born again|quran verse|pastor|prophecy|heaven|does god exist)',
    yes: 'pray for me; praise the Lord; give me a Bible verse',
    no: 'a church hat; a praying mantis toy; holy basil',
  },
  {
    cue: 'betting',
    phrases:
      '(bet|bets|betting|sportpesa|betika|odibets|mozzart|1xbet|22bet|betpawa|aviator|jackpot|casino|gambling|gamble|odds|betslip|bet slip|sure bets|sure bet|multibet|fixed matches|fixed match|lottery|lotto|forex|forex signals|crypto trading|forex trading) (tips|tip|today|code|codes|account|game|)',
    yes: 'give me betting tips; sure bets for today; aviator game',
    no: 'a better one; beta carotene; between the two',
  },
  {
    cue: 'general_knowledge',
    phrases: `
      (tell|crack|give) me a (joke|story|riddle|fun fact|fact); (joke|jokes|riddle) (please|); what is the (capital|meaning|population|currency|square root|definition|distance|tallest|largest) (city|of|between|in|mountain|country|to|); what (is|are) (love|life|the meaning of life|photosynthesis|gravity|quantum|artificial intelligence|ai|bitcoin|climate change); who (invented|discovered|wrote|is the richest|founded|created|is the fastest|was the first|is the ceo) ; (how old|how tall|how far) is the (sun|moon|earth|president|pope|world); (sing|sing for|play) me (a song|something|music|) ; play (music|a song|some music); set (an alarm|a reminder|alarm|a timer); remind me to; wake me up; (book|find) (me|) (a|) (flight|hotel|taxi|uber|ticket|tickets) (to|for|in|); (recipe|recipes) for; how (do|to|can) (i|you|) (cook|bake|lose weight|get rich|make money|fix a car|become rich|gain weight); (movie|movies|netflix|song|lyrics|celebrity|celebrities) (recommendation*|to watch|tonight|gossip|of the); (_|) plus _ equals; whats _ times _; what do you think about (life|aliens|love); are aliens real; do aliens exist; (rent|hire|lease) (a|me a|me an|an|us a) (car|house|bike|tent|room|apartment|bus|van); (book|reserve) (me a|a|me an|an) (flight|hotel|taxi|uber|bolt|ticket|table|airbnb|bus); call (me an|an|a|me a) (uber|taxi|bolt|cab); book (me|us) (a|an|) (matatu|bus|sgr|train|ride|seat|hotel|flight|taxi); (lend|loan|borrow) me (some|a little|_|) (money|cash|bob|shillings|ksh|kes|_); (can|could) i borrow (some|_|) (money|cash|_ bob); what time is it (in|over there|there) (_|); whats the time in _; what (is|are) _ (times|plus|minus|divided by) _; (translate|say) _ (_|_ _|) (to|in|into) (french|german|spanish|arabic|kikuyu|luo|chinese|italian); (do you know|can you recommend|find me) (a|any|) (good|) (doctor|lawyer|mechanic|plumber|dentist|restaurant|hotel|school|mechanic); how (is|was|bad is) (the|) traffic (in|on|at|along|today|); (when|what day|what date) is (easter|christmas|ramadan|idd|eid|mashujaa day|madaraka day|the holiday) (this year|)
    `,
    yes: 'tell me a joke; what is the capital of Ghana; who invented the radio; set an alarm for six; a recipe for pilau; rent a car for me; book me a flight; lend me some money; what time is it in Dubai; what is 3 times 4',
    no: 'a capital letter stamp set; what is the price; a story book',
  },
]
