/** Words of talk that by themselves say nothing of goods or of the shop. */
export const EVERYDAY_ENGLISH = `
  color colors stands standing hivyo
  able about above absolutely accepted according account achieng across act actual actually add added address adore
  advance advice advise afraid afresh after afternoon again against age agent ago agree agreed ah aha ahead alike
  alive all allow allowed almost alone along already alright also although altogether always am amazing among amount
  amountminor an and anger angry anniversary annoyed annoying another answer answerable answered anxious any anybody
  anyhow anyone anything anyway anywhere apart apologies apologise apologize apology appear applied applies apply
  appreciate appreciated april are area arent argue around arrived arrives as asante aside asilimia ask asked asking
  asks assist assistance assistant assume at attention attribute au august aunt availability available awaiting aware
  away awesome awkward back bad badly bado balance basi basket battery be beautiful became because become been before
  began begin begins behalf behind bei being believe belong below besides best better between bidhaa big bigger
  birthday bit black blame bless blessed blessing bloody blown blue blush bob book booked booking boolean bored
  boring born boss bot both bother bots brain branch brand brave breath breathe breeze brian brief bright brilliant
  bring brings brought brown browse budget bummer business busy but buy buyer buying by bye call called calm calmly
  came can cancel cancelled cannot cant capture card care careful carefully carry cart case cash cat catalog
  catalogue category caught cause celebrate celebrating celebration cents certain certainly champ champion chance
  change changed changes charat charming chat chatting check checked checking checks cheeky cheer cheers chill choice
  choices choose chose circuits clarify classy clear clearer clearly clever click clock close closed closest cm code
  colleague colleagues colour come comes coming comment common compare comparing complain complaint complete
  completed completely compliment concern concerned concerns confident confirm confirmation confirmed confirms
  confuse confused confusing confusion congrats congratulations connect connector consider const contact continue
  conversation cool copyline correct correction correctly cost costs could couldnt count counting counts coupon
  courage course cousin crazy crossed cry curiosity curious currently customer cute dad daily dance dare darling data
  date dates day days deal dear decide decided decides decision decisions declined deep deepest definitely delay
  delete delighted delightful deliver deliveries delivery depend depends describe described description deserve
  deserves despite detail details did didnt differ difference different difficult directions directly disappoint
  disappointed disappointing disappointment discount discounts discover discuss displayed do documents does doesnt
  doing done dont doubt doubts down draft dream dreaming dress drop due during each eager ear earlier early earth
  ease easier easily easy eat eeh effort eight eighty either eleven else email embarrassed emoji emotions en
  encourage end endelea ends energy english enjoy enjoyable enjoying enormous enough enquiries enquiry enter entered
  entire entirely entries equals error especially estate even evening event eventually ever every everybody everyday
  everyone everything everywhere exact exactly exam example exams excited exciting excuse exhausted exist expensive
  experience explain explore extra eye eyes fabulous face fact fail fair fairly faith fancy fantastic far fascinating
  fault favour favourite fee feel feeling feelings feels fees feet felt few fifty figure file fill find finding finds
  fine finish finishing first five fix fixed flats flattered flattering floor flow folks follow following for forget
  forgive forgot forgotten form formatmoney fortunately forty forward found four frankly free friday fridays friend
  friendly friends from front frustrate frustrated frustrating frustration fun function funny further future gani
  gathering gave gb general generous genius gentle gentleman get gets getting gift giggle give given gives giving
  glad gladly glance go god goes going gone good goodbye goodness goods gorgeous gossip got grab grace gramu grateful
  great green greet greetings grey grin group growing guess guessed guessing guest guests guide guy guys had hadnt
  haha hahaha haijafika hakuna hand handle hapa hapana hapo happen happened happening happens happiness happy hard
  hardly has hasnt hate have havent having he head headache heading health hear heard hearing heart hectic heels
  hello help helped helpful helping helps hen hence her here heres hers hey hi high him himself hint his hmm hold
  holds home honest honestly honour hope hopefully hoping hour hours how however hug hugs hujalipa human humble
  hundred hurry hurt hz id idadi idea ideal if ignore iko ikuwe iliyolipwa ill im imagine imefika imeisha imeondolewa
  imetolewa important impossible impress impressed in inbox inch inches inchi included inclusive inconvenience
  incredible indeed index info inform information inquiries inquiry inside inspire instead instructions intend
  intention interest interested interesting into introduce invite ipo is isnt issue issues it item itemattributes
  items its itself ive iwe jealous jibu job join joke jokes joking journey joy jumla jump just kabla kadi kama kati
  keen keep keeping keeps kenya kenyan kept kes kesho key keys kidding kind kindly kindness king kitu knew
  knock know knowing known knows kuanzia kuchukua kuhusu kukusaidia kuletewa kuuliza kwa la labels lah lakini
  language lapse lapsed last lastindexof late lately later laugh laughed laughing laughs law lazy lead learn learning
  least leave left legend legit legs length leo less let lets level lie life like liked likes limit line link lion
  list listed listen listening listing lists little lively living ll location locked lol long longer look looking
  looks lose lost lot lotions lots loud love loved lovely loyal luck lucky madam made mah main make makes making
  malipo mama mane many march marked marvellous masaa match matches matching matter matters mawazo may maybe me mean
  meaning means meant meantime meanwhile meet mention mentioned mentions menu mess message messages messaging met
  method metre metres miezi might mighty mind mine minus minute minutes miss missed missing mistake mistakes
  misunderstood mita mix mixed mixup model moja mom moment mon monday money month months mood moon more
  morning most mostly motivated move mp ms much mum must mwenyewe my myself mystery na name named
  names naweza ndiyo ndogo near nearest nearly neat necessary need needed needing needs nervous never new news next
  ngapi niambie niandikie nice nikipata niko nikutafutie nikutumie nime nimebadilisha nimechange nimekuelewa
  nimeongeza nine ninety nitakuambia njia no nobody noisy none noon nope nor normal normally not note noted notes
  nothing notice noticed now null number numbers nyama nyeusi nyingine obvious obviously occasion oda odd of ofa off
  offend offer offers often oh ok okay okayed old on once one ones online only onto oops open opening openinghours
  opinion option options or order ordered ordering orders other others otherwise ouch our out outstanding over
  overwhelmed own pace pack packet packs page pages paid panic paragraph parcel pardon part partial particular pass
  passed past patience patient pause pay paybill paying payment payments pays peace pending people per percent perday
  perhaps person personal personally persons pesa phew phones phrase pick picked picking pin pink pity place plain
  plan planning play pleasant please pleased pleasure plenty plus pm point policy polite poor popular position
  possible possibly posted practice prefer preference preferences preferred prepare present pressure pretty previous
  price prices principle priority probably problem problems proceed proceeding process product products promise
  promotions prompt prompts proper properly proud provide provider pun punguzo puns purchase purchases purple purpose
  push put qty quantities quantity quarter question questions quick quickly quiet quite quote range rather reach
  reached reaches read readonly reads ready real realise really reason reassure recap receipt receipts receive
  received recent recently recheck recommend reconsider record recorded red reference refunds regarding regards
  regret relax relaxed relief remaining remains remark remember remind reminded reminder remove removed repeat
  repeating replaceall replied reply replying request requests resolve resolved respect respectfully respond response
  rest restart result return returned reward rider right risiti robot rough roughly round row rows rude rug
  rule run running rush saa sad sadly safaricom safe said saizi same samosa sasa sat satisfied satisfies saturday
  save saw sawa say sayattribute saying saymoney sayopeninghours sayprices says sayvalue scared scenario scroll
  search sec second seconds secret section secure see seeing seem seems seen sees select sell sema send sending sense
  sent sentence sentences sentiment sentimita separate september serious seriously service sessions set settle
  settles seven seventy several shall shame share she sheng shida shilling shillings shipping shoe shoes shop shopper
  shopping shops short shortly should shoulder shoulders shout show shown shows shy side sigh sight signal sijaweka
  siku silly silver similar simple simply sina since sincere sincerely sing singing sioni sir sit sitauliza site
  situation six sixty size sizes skill skip sleep slice slow slowly smart smile smiling sms so sold some somebody
  someone something sometimes somewhere son soon sorry sort sorted soul sound sounds span speak special specific
  speechless spell spelling spelt spend spirit spoken spokenlang spot squad squeeze start started starting starts
  stated status stay staying stays step steps stick sticker still stock story straightforward strange stranger stress
  stressful strictly string struggle stuck stuff subtotal successful such suggest suggestion suggestions suit suits
  sum summary sun sunday sunny super superb superstar support supportive suppose sure surely surprise sw swahili swap
  swear switch switched sympathise sympathize system taarifa take taken takes taking talent talk talking tarehe taste
  tawi tayari team tell telling tells tempted tempting ten tena tenantsettings terms terrible terrific text than
  thank thanks that thats the their them themselves then there therefore theres these they theyre thing things think
  thinking third thirty this those though thought thoughtful thoughts thousand three thrilled through thumbs thursday
  thus tick tidy till time times timu tip tips tired tiring title to today together told tomorrow tongue tonight too
  took top topic total totally touch touched tough touppercase toward towards tricky tried tries trouble troubles
  true truly trust truth try trying tuendelee tuesday tumefunga tunadeliver tunaleta tune turn twelve twenty twice
  two type typed typeof typing typo ugali ugh ukibadilisha ukipata ukitaka ulipe umelipa umenena unadai unanswered
  unataka unclear undefined under understand understandable understandably understanding understood unfair
  unfortunately ungependa unit units unless unlocked unpaid until unusual up update updates upset urgent us use used
  useful uses using usual usually utachukua utakuja valid value valued variant various ve version very via vibe vibes
  view visit voice wait waited waiting waits wakati wake want wanted wants warmly warranty was wasnt watch waterproof
  wave way ways we wear weather website wednesday week weekday weekdays weekend weird welcome well went were werent
  weve what whatever whats whatsapp when whenever where wherever whether which whichever while white who whoever
  whole whom whose why wife will willing wink wisdom wiser wish wishes wishing with within without wits won wonder
  wonderful wondering wont word words work working works worn worried worries worry worse worst worth would wouldnt
  wow wowote wrap write writing written wrong wrote ya yako yamepokelewa yay yeah yellow yes yesterday yet yikes you
  youd youll young your youre yours yourself youve yoyote yum zero zii zone
  pops pop popup showing shows appearing stating listing listings hearing thinking saying telling picking asking answering sending writing reading trying
  hoping wishing understanding wondering browsing deciding guessing joking laughing checking confirming reaching typing messaging replying
  january february june july october november december
`
