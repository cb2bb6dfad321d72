import type { CueEntry } from '../../pack.ts'

export const whom: readonly CueEntry[] = [
  {
    cue: 'for_me',
    phrases: 'for (me|myself|my own use|personal use|us|ourselves|my house|my home|home use); (mine|my own)',
    yes: 'something for me; for myself; personal use? for personal use',
    no: 'for my son; forme; memory',
  },
  {
    cue: 'for_him',
    phrases:
      'for (him|his|a man|a guy|a gentleman|gents|men|guys|a boy|male|my brother|my uncle|my grandfather|my grandpa|my nephew|my friend joe|a male|the boys|dudes|a friend he); (mens|men|gents|gentlemen|male|boys) (wear|shoes|watch|one|ones|); (my|a|his) (brother|uncle|nephew|grandfather|grandpa|cousin brother|brother in law|boss he)',
    yes: 'a shirt for him; shoes for men; it is for my brother; gents watch',
    no: 'women shoes; a mention; for her',
  },
  {
    cue: 'for_her',
    phrases:
      'for (her|hers|a woman|a lady|ladies|women|girls|a girl|female|my sister|my aunt|my auntie|my grandmother|my grandma|my niece|a female|the girls|the ladies); (womens|women|ladies|lady|female|girls|womans) (wear|shoes|watch|one|ones|); (my|a|her) (sister|aunt|auntie|niece|grandmother|grandma|shosh|cucu|sister in law)',
    yes: 'a bag for her; ladies shoes; it is for my auntie; womens watch',
    no: 'for men; a herb; lade the truck',
  },
  {
    cue: 'for_kids',
    phrases:
      '(for|) (kid|kids|children|child|childrens|kids wear|a baby|babies|baby|toddler|toddlers|infant|infants|newborn|my baby|my kid|my kids|my child|my children|my son|my daughter|my boy|my girl|my little one|my firstborn|my lastborn|my nephew|my niece|my grandson|my granddaughter|my grandchild|my godson|my goddaughter|my kid brother|my little brother|my little sister|teenager|teenagers|teens|a teen|my twins|the kids|a child|a kid|school going|pupils|a _ year old|_ year old|_ years old|_ yrs old); (son|daughter|toddlers|grandchildren|grandson|granddaughter)',
    yes: 'shoes for kids; something for my daughter; a 3 year old; my baby needs one',
    no: 'my wife; song book; kidney beans',
  },
  {
    cue: 'for_parent',
    phrases:
      '(for|) (my|our|a|) (mum|mums|mom|moms|mother|mummy|mothers|dad|dads|daddy|father|parents|parent|mother in law|father in law|in laws|mum in law|old man|grandparents|grand parents|elderly|old people|senior) (day|)',
    yes: 'a phone for my mum; something for dad; my parents; mother in law',
    no: 'motherboard; my son; apparent',
  },
  {
    cue: 'for_partner',
    phrases:
      '(for|) (my|a|the|) (wife|wifes|husband|husbands|hubby|wifey|girlfriend|boyfriend|gf|bf|fiance|fiancee|partner|spouse|babe|bae|better half|sweetheart|love of my life|baby mama|significant other); (valentine|valentines|anniversary) (gift|)',
    yes: 'a gift for my wife; my boyfriend; for bae; valentines gift',
    no: 'a baby; husbandry book; midwife kit',
  },
  {
    cue: 'for_gift',
    phrases:
      '(a|as a|for a|) (gift|gifts|present|presents|surprise|gifting|birthday gift|bday gift|birthday present|graduation gift|wedding gift|christmas gift|souvenir|giveaway item) (for|to|wrap|wrapping|ideas|idea|box|set|hamper|pack|packs|); (birthday|bday|graduation|baby shower|housewarming|bridal shower|retirement|farewell) (gift|present|); (gift|present) (someone|somebody|a friend); wrap (it|as a gift)',
    yes: 'a birthday gift; I want it as a present; gift for a friend',
    no: 'a girl; presently; the giver',
  },
]
