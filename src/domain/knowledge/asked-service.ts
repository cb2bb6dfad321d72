/**
 * Families of words in which customers ask about the service of a shop, in English, Swahili and Sheng: what documents
 * would say first, then what customers say. A word that ends with a hyphen is the root of a Swahili verb, whatever
 * stands in front of it and behind.
 */
export const SERVICE = `
hours: kazini operate operating operational funguliw- fungw-
holiday: madaraka mashujaa jamhuri easter pasaka idd eid diwali boxing likizo mapumziko
december holiday: newyear
morning: alfajiri dawn breakfast subuhi
evening: jioni dusk
night: midnight manane
place: direction mtaa mtaani street building jengo locate pin ramani landmark elekez- eleke- potea nisipotee joint mahali pahali
pay: tab settle
restart: restarts restarting reboot reboots jizima-
branch: outlet outlets chain mengine maduka stores
open: labour
book: appointment booking
try test: test testing
method: methods mode njia
customer: customers wateja
mind: mawazo changed
town: tauni mji miji city
parking: drive driving drove egesh-
car: gari magari ndai moti whip van lorry vehicle
motorbike: nduthi pikipiki bike
try: fit fitting kufit jaribish- onj-
quietest: queue foleni crowd crowded rush
person: human binadamu mwanadamu agent staff representative attendant real live mhudumu muhudumu
manager: supervisor boss owner
answer reply: respond response feedback replies replied responding jibiw- jibu majibu
assistant automated robot: machine mashine ai artificial bot roboti
pay: settle settling settled lipi- lipish- gharimi-
cash: note notes noti mkononi coin coins keshi
card: atm swipe pdq pos
bank: benki equity kcb coop account akaunti
prompt: push popup ombi
deducted: debited debit kat- katw-
money: dough mkwanja mulla mapene salio chapaa ngiri thao
nothing message: silence silent kimya
confirmed message: confirmation confirm thibitish- hakikish-
largest: limit kikomo max ceiling mwisho
deposit: amana part partial half nusu downpayment layaway layby rehani
credit: deni madeni kop- kopesh- daish- dai- debt owe loan
vat: tax kodi ushuru etr
receipt: risiti invoice bill stakabadhi slip
reference: sms
data: detail details info personal profile taarifa rekodi kumbukumbu maongezi conversation conversations chats manunuzi
record data: rekodi records record history historia
keep: retain save saved saving wek- hifadh- tunz- bak- kaa- kaanazo
see share: advertiser advertisers ads third leak access shirikish- patia patie onyesh- tazam-
contact: contacts mawasiliano
company: companies kampuni makampuni
sell number: uziwa hauzi hatauzi auziw- uzi-
offer message: unsubscribe spam matangazo tangazo promotion promotions promo adverts advert marketing matangazo
stop message: unsubscribe optout acheni achen- acha- komesh- komes-
delete: erase remove wipe fut- futw- ondo- toe-
correct: amend fix rekebish- sahihish-
privacy data: private siri confidential secure usalama
order steps: beginner newbie begin shopping
item: product products stuff goods
different several item: mix mixed mixture changany- combine together
bulk order: many chama company kampuni shule group kikundi
coupon code: voucher token
hold reserve: nishikia aside book booking booked reserve shikili- tengewa teng- lay
pending: waiting subiri-
change order: edit amend modify update alter correct switch badilik-
cancel: ghairi- sitish- futa- futili- abort
mistake wrong: accidentally accident kosea- koseka- meant kimakosa makosa
follow order: track tracking trace status progress fuatili- fuati-
stock back: restock back available patikan- rudia
stock: mzigo batch
approved person: approve approves approval authorise authorize idhinish- idhini ruhus- kubali- pitish- amu-
`

/** Sending goods, and what may go wrong with it. */
export const SENDING = `
fee deliver: transport usafiri nauli fare transpo usafirishaji
deliver: ship dispatch drop dropi- sukum- letew- pelekew- tumiw- fikish- fikishi- safirish- deliv dlvry letea
rider deliver: rider guy driver dereva mpanda messenger
motorbike deliver: boda
courier: g4s fargo wells matatu sacco
courier office collect: office ofisi station
parcel: package kifurushi vifurushi furushi mzigo mizigo kifurushi luggage
door: gate geti mlango mlangoni
absent: nobody hayupo hatakuwa nitakosekana kosekan- away out travelling busy bafuni nimetoka safirini
rider: wait subir- ngoj- ngojea
attempt: retry again second tena kurudi
outside: abroad foreign overseas international nchi
late: delay delayed slow chelew- chelewesh- kawia- kawi- imedelay
arrive: receive received land fik- fiki- wasil- ingi- tua-
lost missing: poteza- potez- pote- vanish disappear misplaced tracing
trace parcel: trace tracing tafut- tafutw-
missing: short incomplete pungu- kosekan- absent isnt sahaulik- haipo hayumo haimo
damaged photo: scratched scratch scratches mikwaruzo kwaruz- pondek- bondek- dented dent crushed squashed bent torn
rain: mvua rainy raining storm nyesha- nyeshe-
floor: upstairs stairs ngazi gorofa ghorofa apartment storey pandish- lift
heavy carry: beb- bebek- heavy load manage nzito mzito
weight: kilo kilos kg uzani
collect: pickup pick chuku- chukuli- pitia- pick
ready: tayari tayarish- prepare prepared finished
same day: instantly today
`
