/** Words of talk that by themselves say nothing of goods or of the shop. */
export const EVERYDAY_ENGLISH = `
  able about above absolutely accept accepted according account achieng across act actual actually add added address
  adore adult adults advance advice advise afraid afresh after afternoon again against age agent ago agree agreed ah
  aha ahead alarm alien alike alive all allow allowed almost alone along already alright also although altogether
  always am amazing among amount amountminor an and anger angry anniversary annoyed annoying another answer
  answerable answered anxious any anybody anyhow anyone anything anyway anywhere apart apologies apologise apologize
  apology appear applied applies apply appreciate appreciated april are area arent argue around arrived arrives as
  asante aside asilimia ask asked asking asks asleep assist assistance assistant assume at attach attention attribute
  au august aunt availability available awaiting aware away awesome awkward baby back bad badly bado bag bags balance
  basi basket battery be bear beautiful became because become been before began begin begins behalf behind bei being
  believe belong below besides best better between bidhaa big bigger bird birthday bit black blame bless blessed
  blessing bloody blown blue blush bob book booked booking boolean bored boring born boss bot both bother bots bottle
  bottles bought box boxes boy boys brain branch brand brave bread break breakfast breath breathe breeze brian brief
  bright brilliant bring brings broken brother brought brown browse budget building bummer bundle business busy but
  buy buyer buying by bye cake call called calm calmly came can cancel cancelled cannot cant capture card care
  careful carefully carry cart case cash cat catalog catalogue catch category caught cause celebrate celebrating
  celebration cents certain certainly chai champ champion chance change changed changes chapati charat charge charged
  charming chase chat chatting check checked checking checks cheeky cheer cheers chicken child children chill choice
  choices choose chose church circuits city clarify class classic classy clear clearer clearly clever click clock
  close closed closest cm code coffee cold colleague colleagues collect collection colour combined come comes comfort
  coming comment common compare comparing complain complaint complete completed completely compliment computer
  concern concerned concerns condition conditions confident confirm confirmation confirmed confirms confuse confused
  confusing confusion congrats congratulations connect connector consider const contact continue conversation cool
  copyline correct correction correctly cost costs could couldnt count counting counts county couple coupon courage
  course cousin cover cow crazy crossed cry curiosity curious currently customer cute dad daily damaged dance dare
  darling data date dates day days deal dear december decide decided decides decision decisions declined deep deepest
  definitely delay delete delighted delightful deliver deliveries delivery depend depends describe described
  description deserve deserves design despite detail details diameter did didnt differ difference different difficult
  digital dinner direct directions directly disappoint disappointed disappointing disappointment discount discounts
  discover discuss displayed do doctor document documents does doesnt dog doing done dont doubt doubts down dozen
  draft dream dreaming dress drink drive drop dry due during each eager ear earlier early earth ease easier easily
  easy eat eeh effort eight eighty either elegant elephant eleven else email embarrassed emoji emotions empty en
  encourage end endelea ends energy english enjoy enjoyable enjoying enormous enough enquiries enquiry enter entered
  entire entirely entries equals error especially estate even evening event eventually ever every everybody everyday
  everyone everything everywhere exact exactly exam example exams exchange exchanged excited exciting excuse
  exhausted exist expect expected expensive experience expired explain explore export extra eye eyes fabulous face
  fact fail fair fairly faith family fan fancy fantastic far fascinating fast faster father fault favour favourite
  february fee feel feeling feelings feels fees feet felt few fifty figure file fill find finding finds fine finger
  fingers finish finishing first fit fits five fix fixed flats flattered flattering floor flow flower folks follow
  following food foot football for forever forget forgive forgot forgotten form formatmoney fortunately forty forward
  found four frankly free fresh friday fridays friend friendly friends from front frustrate frustrated frustrating
  frustration full fun function funny further future game gani garden gather gathering gave gb general generous
  genius gentle gentleman get gets getting gift giggle girl give given gives giving glad gladly glance go goat god
  goes going gold gone good goodbye goodness goods gorgeous gossip got grab grace gramu grand grateful great green
  greet greetings grey grin group growing guess guessed guessing guest guests guide guy guys gym had hadnt haha
  hahaha haijafika hakuna half hand handed handle hang hapa hapana hapo happen happened happening happens happiness
  happy hard hardly has hasnt hate have havent having he head headache heading health hear heard hearing heart heavy
  hectic heels hello help helped helpful helping helps hen hence her here heres hers hey hi high him himself hint his
  hmm hold holds home honest honestly honour hope hopefully hoping hospital hour hours house how however hug huge
  hugs hujalipa human humble hundred hungry hurry hurt husband hz id idadi idea ideal if ignore iko ikuwe iliyolipwa
  ill im imagine imefika imeisha imeondolewa imetolewa important impossible impress impressed in inbox inch inches
  inchi included inclusive inconvenience incredible indeed index info inform information inquiries inquiry inside
  inspire instant instead instructions intend intention interest interested interesting into introduce invite ipo is
  isnt issue issues it item itemattributes items its itself ive iwe january jealous jibu job join joke jokes joking
  journey joy july jumla jump june just kabla kadi kama kati keen keep keeping keeps kenya kenyan kept kes kesho key
  keys kid kidding kids kilo kilos kind kindly kindness king kisumu kitchen kitu knew knock know knowing known knows
  kuanzia kuchukua kuhusu kukusaidia kuletewa kuuliza kwa la labels lady lah lakini lane language lapse lapsed last
  lastindexof lasts late lately later laugh laughed laughing laughs law lazy lead learn learning least leave left
  legend legit legs length leo less let lets level lie life like liked likes limit line link lion lipstick list
  listed listen listening listing lists litre litres little live lively lives living ll location locked lol long
  longer look looking looks lose lost lot lotions lots loud love loved lovely low lower loyal luck lucky lunch
  machine madam made magic mah main make makes making malipo mama man mandazi mane many map march marked marvellous
  masaa match matches matching matter matters mawazo may maybe me meal mean meaning means meant meantime meanwhile
  medicine meet mention mentioned mentions menu mess message messages messaging met method metre metres middle
  midnight miezi might mighty mind mine minus minute minutes miss missed missing mistake mistakes misunderstood mita
  mix mixed mixup mm mobile model moja mom mombasa moment mon monday money month months mood moon more morning most
  mostly mother motivated mountain mouth move movie mp ms much mum music must mwenyewe my myself mystery na nairobi
  nakuru name named names narrow nature naweza ndiyo ndogo near nearest nearly neat necessary need needed needing
  needs neighbour nervous network never new news next ngapi niambie niandikie nice night nights nikipata niko
  nikutafutie nikutumie nime nimebadilisha nimechange nimekuelewa nimeongeza nine ninety nitakuambia njia no nobody
  noise noisy none noon nope nor normal normally not note noted notes nothing notice noticed november now null number
  numbers nyama nyeusi nyingine obvious obviously occasion ocean october oda odd of ofa off offend offer offers
  office often oh ok okay okayed old on once one ones online only onto oops open opened opening openinghours opinion
  option options or order ordered ordering orders other others otherwise ouch our out outfit outside outstanding over
  overwhelmed own pace pack packet packs page pages paid pair pairs panic paragraph parcel pardon park part partial
  particular party pass passed passport past patience patient pause pay paybill paying payment payments pays peace
  pending people per percent perday perhaps person personal personally persons pesa pets pharmacist phew phone phones
  photo phrase pick picked picking pickup picture piece pieces pin pink pity place plain plan planning play pleasant
  please pleased pleasure plenty plus pm point policy polished polite poor popular position possible possibly posted
  powerful practice prefer preference preferences preferred prepare present pressure pretty previous price prices
  principle priority probably problem problems proceed proceeding process product products promise promotions prompt
  prompts proper properly proud provide provider pun punguzo puns purchase purchases purple purpose push put qty
  quantities quantity quarter queen question questions quick quickly quiet quite quote rain rainy range rather reach
  reached reaches read readonly reads ready real realise really reason reassure recap receipt receipts receive
  received recent recently recheck recommend reconsider record recorded red reference refunds regarding regards
  regret relax relaxed relief remaining remains remark remember remind reminded reminder remove removed repeat
  repeating replaceall replied reply replying request requests resolve resolved respect respectfully respond response
  rest restart result return returned reward rider right ring risiti river road robot room rough roughly round row
  rows ruaka rude rug rule run running runs rush saa sad sadly safaricom safe said saizi same samosa sasa sat
  satisfied satisfies saturday save saw sawa say sayattribute saying saymoney sayopeninghours sayprices says sayvalue
  scared scenario school scroll sea search sec second seconds secret section secure see seeing seem seems seen sees
  select sell sema send sending sense sent sentence sentences sentiment sentimita separate september serious
  seriously serve service sessions set settle settles seven seventy several shall shame share she sheng shida
  shilling shillings shipping shoe shoes shop shopper shopping shops short shortly should shoulder shoulders shout
  show shown shows shy side sigh sight signal sijaweka siku silly silver similar simple simply sina since sincere
  sincerely sing singing sioni sir sister sisters sit sitauliza site situation six sixty size sizes skill skip sky
  sleep slice slow slowly small smaller smart smell smile smiling smooth sms snack so sofa sold some somebody someone
  something sometimes somewhere son soon sorry sort sorted soul sound sounds space span speak special specific
  speechless spell spelling spelt spend spirit spoken spokenlang spot squad squeeze stand stands star start started
  starting starts stated status stay staying stays step steps stick sticker still stock stop stopped storage story
  straight straightforward strange stranger stress stressful strictly string strong struggle stuck stuff style
  subtotal successful such suggest suggestion suggestions suit suits sum summary sun sunday sunny super superb
  superstar supper support supportive suppose sure surely surprise sw swahili swap swear sweet switch switched
  sympathise sympathize system taarifa take taken takes taking talent talk talking tarehe taste tawi tayari tea teach
  team teeth tell telling tells tempted tempting ten tena tenantsettings terms terrible terrific test text than thank
  thanks that thats the their them themselves then there therefore theres these they theyre thing things think
  thinking third thirty this those though thought thoughtful thoughts thousand three thrilled through thumbs thursday
  thus tick tidy till time times timu tin tip tips tired tiring title to today together told tomorrow tongue tonight
  too took top topic total totally touch touched tough touppercase toward towards town track traffic travels tree
  trick tricky tried tries trip trouble troubles true truly trust truth try trying tuendelee tuesday tumefunga
  tunadeliver tunaleta tune turn twelve twenty twice two type typed typeof typing typo ugali ugh ukibadilisha ukipata
  ukitaka ulipe umelipa umenena unadai unanswered unataka uncle unclear undefined under understand understandable
  understandably understanding understood unfair unfortunately ungependa unit units unless unlock unlocked unlocks
  unpaid until unusual up update updates upset urgent us use used useful uses using usual usually utachukua utakuja
  valid value valued variant various ve version very via vibe vibes videos view visit voice volume wait waited
  waiting waits wakati wake walk walls want wanted wants warm warmly warranty was wasnt watch water waterproof wave
  way ways we wear weather website wedding wednesday week weekday weekdays weekend weight weird welcome well went
  were werent weve what whatever whats whatsapp when whenever where wherever whether which whichever while white who
  whoever whole whom whose why wife wild will willing win wink wisdom wiser wish wishes wishing with within without
  wits woman women won wonder wonderful wondering wont word words work working works world worn worried worries worry
  worse worst worth would wouldnt wow wowote wrap write writing written wrong wrote ya yako yamepokelewa yay yeah
  year years yellow yes yesterday yet yikes you youd youll young your youre yours yourself youve yoyote yum zero zii
  zone
`
