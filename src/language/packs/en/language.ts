import type { LanguageWords } from '../../identify/language-words.ts'

export const LANGUAGE: LanguageWords = {
  language: 'en',
  frame: `
  i i'm i'd i'll i've im my we our you your he she they them his her their it its the is are was were be been am do does did don't doesn't
  didn't can could will would should may might must have has had what when which who where why how this that these those there of to in on
  at for with from by about and but or if because so not than as an a any some please
  `,
  common: `
  get know up year think people out into just see him come now other then two want way look first also new day man find thing many well
  only tell very even back good woman through us life child work down after call world over school still try last ask need too feel three
  state never become between high really something most another much family own leave put old while mean keep student let great big group
  begin seem country help talk turn problem every start hand show part against place such again few week company system each right program
  hear question during play government run small number off always night point believe hold today bring happen next without before large
  million under water room write mother area money story young fact month different lot study book eye job word though business issue
  being done doing having gone went got getting going making said saying says took taken taking coming seen saw knew known gave given
  giving found finding thought told asking asked used using worked working called calling tried trying needed needing felt left kept began
  shown showing showed heard played playing ran running moved lived you're you'll you've isn't aren't wasn't can't cannot won't wouldn't
  couldn't shouldn't haven't hasn't it's that's what's there's let's he's she's they're we're who's how's where's yes yeah yep nope thanks
  thank sorry hello hey bye welcome morning afternoon evening tonight tomorrow yesterday weekend monday tuesday wednesday thursday friday
  saturday sunday january february march april june july august september october november december hour hours minute minutes second
  seconds days weeks months years soon later early ago already yet once twice maybe perhaps probably definitely actually currently
  recently usually often sometimes ever buy buying bought sell selling sold order orders ordered ordering pay paying paid payment payments
  price prices cost costs cheap cheaper expensive discount discounts offer offers deal deals coupon free shop store shopping customer
  service support delivery deliver delivered delivering shipping ship shipped shipment return returns refund refunds exchange warranty
  guarantee receipt invoice bill account password login phone address message text website link card cash bank transfer balance charge
  charged fee fees sizes color colour colors colours black white red blue green yellow brown grey gray pink purple orange medium extra
  long short little heavy light soft hard hot cold warm cool fast slow quick nice best better worse worst bad available availability stock
  item items product products brand model quality original genuine fake material leather cotton wood metal plastic glass shoe shoes shirt
  shirts dress trouser trousers jeans bag bags watch laptop phones charger cable battery screen cover fridge bed table chair mattress
  pillow rice sugar flour oil milk bread eggs meat chicken fish fruit vegetables food drink coffee tea when's anyone someone anybody
  somebody everyone everybody nobody nothing anything everything somewhere anywhere both either neither nor however therefore instead
  rather quite almost enough less least within across around behind beside above below near far along among toward towards inside outside
  open close closed opening closing opens closes check checked checking cancel cancelled canceled cancelling change changed changing
  confirm confirmed update updated track tracking receive received receiving send sending sent wait waiting waited expect expected arrive
  arrived arriving pick picked pickup choose chose chosen select compare difference recommend suggest prefer looking searching interested
  music song songs playlist artist station weather rain sunny temperature forecast news alarm alarms timer reminder remind calendar
  meeting event events schedule lists emails mail inbox contact contacts traffic train ticket tickets flight restaurant recipe cook movie
  movies games joke lights lamp volume louder brightness vacuum switch set add remove delete create reply read save stop pause resume skip
  previous repeat shuffle quieter mute increase decrease lower raise dim brighten clean wake sleep reserve nearest nearby local latest
  current upcoming favorite favourite whats hows wheres dont cant wont didnt isnt ive youre thats theres gonna wanna gotta friend friends
  wife husband son daughter brother sister father mom dad boy girl baby kids children men women person team boss doctor lawyer police
  office house kitchen bathroom bedroom living city town street road map miles kilometers convert dollar dollars euro pounds percent half
  quarter plus minus times divided equal calculate definition meaning describe explain details information info answer answers questions
  true false sure wrong correct exactly ready busy happy sad angry tired hungry sick dead alive rich poor full empty dirty dry wet safe
  dangerous easy difficult simple possible impossible important interesting funny crazy stupid beautiful ugly amazing awesome terrible
  horrible president minister capital population history science computer twitter instagram amazon youtube videos picture pictures photo
  photos camera stocks market rate rates share shares urgently urgent asap immediately quickly properly damaged broken defective faulty
  missing lost stolen delayed delay problems issues complaint complain disappointed unhappy manager agent human representative speak ur u
  r n pls plz thx msg gud hv abt coz cuz btw tht wat wen wer hw dnt frm thr wid bcoz bcz gr8 b4 2day tmrw tmr l8r luv gd nite rply txt mob
  min mins hrs hr yr yrs wk wks
  `,
  marks: '',
  hints: '',
  borrowedVerbs: '',
}
