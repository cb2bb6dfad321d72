/**
 * What customers of a shoe and phone shop ask, under the section that answers: file, then the beginning of its heading;
 * where two sections both answer, both stand there. English, Swahili, Sheng, mixed, short and misspelt.
 */
export const QUESTIONS = `
== buying-a-phone#Are the phones new
are these phones brand new or refurbished
simu zenu ni mpya kweli?
hizi simu ni ori ama ni feki
is the imei registered
do u sell ex-uk phones
mnauza simu second hand?
== buying-a-phone#Do they work with every network
will it work with airtel line
simu inashika laini ya Telkom?
is the phone locked to safaricom
je simu zenu zina 5G
does the button phone use 4g
hiyo simu itafanya kazi na mitandao yote?
== buying-a-phone#What is in the box
do I get earphones with the phone
simu inakuja na chaja?
what comes inside the box
kwa box kuna nini
does Kilele come with charger
nikinunua simu napewa kava?
== buying-a-phone#Do you take my old phone
can I trade in my old samsung
naweza leta simu yangu ya zamani niongeze pesa
mnafanya top up ya simu ya zamani?
do you do phone swap
== buying-a-phone#Will you set it up
will you help me transfer my contacts to the new phone
mtanihamishia picha na namba kwa simu mpya?
can u move my whatsapp messages and photos
== buying-a-phone#Do you fit screen protectors
is fitting of screen protector free
mnaweka screen guard bure?
how much to put on a protector I bought from you
== buying-a-phone#What happens if the phone is stolen
my phone was stolen what can you do
simu yangu imeibiwa, mnaweza nisaidia na IMEI?
nimeibiwa simu
== delivery#Nairobi
how much to deliver to Kilimani
delivery fee ya Umoja ni ngapi
mnaleta Rongai?
delivry to kitengela how much
kama nikilipa saa nne asubuhi itafika leo Westlands?
is delivery free if I buy for 9000
do riders come on sunday
kuletewa Karen ni pesa ngapi
same day delivery iko?
mpaka saa ngapi mnaleta jumamosi
delivery kasarani
utawala mnafika lini
== delivery#Outside Nairobi
do you send to Eldoret
how long does it take to reach Kisumu
natuma mzigo Mombasa ni how much
courier fee to Nyeri
mnatuma Thika?
do you deliver to Uganda
mzigo wa Machakos unachukua siku ngapi
niko Kakamega mnaweza tuma
do you ship to Tanzania
who do I pay for the courier to Nakuru
== delivery#If nobody is there
what if I am not at home when the rider arrives
rider akinikosa inakuwaje
how long do you keep the parcel if I miss it
nisipokuwa nyumbani mzigo utaenda wapi
== delivery#Collecting from the shop
can I pick it up myself
nitakuja kuchukua dukani, iko free?
when is my order ready for collection
nikikuja kuchukua nibebe nini
== delivery#Delivery areas and fees
is the delivery fee included in the total
ada ya delivery naleta kwa nani
do I pay the rider or in chat for delivery
== handling-a-complaint#How we handle a complaint
I was sent the wrong colour what do you do
nimeletewa saizi tofauti na ile niliorder
the item arrived damaged
parcel yangu haijafika siku tatu sasa
I paid twice by mistake
I want to talk to the manager
mzigo umepotea
nimekatwa pesa mara mbili
== how-to-order#How do I place an order
how do I order here
naagiza aje?
steps za kununua hapa
how does this work, how do I buy
== how-to-order#Can I order several items
can I buy shoes and a phone in one order
naweza order vitu kadhaa pamoja
we need 30 pairs for our team
bulk order iko na bei yake?
== how-to-order#How do I use a coupon
where do I put the promo code
natumia kuponi aje
can I combine two offers
nina code ya KARIBU10 naitumia vipi
== how-to-order#Is an item reserved
can you hold the shoes for me till friday
mnaweza niwekea hii simu
is it reserved when I add it to the order
== how-to-order#Can I change or cancel
I want to cancel my order
naweza badilisha order nikishalipa?
cancel order after paying
nighairi oda aje
== how-to-order#How do I follow my order
how do I track my order
nitajuaje oda yangu imefika wapi
== how-to-order#An item is sold out
when will you restock size 42
itarudi lini kwa stock
viatu vipya vinakuja siku gani
new phones come when
== opening-hours-and-location#When are you open
what time do you open on saturday
mnafunga saa ngapi
mko open sunday
are you open on christmas
mnafunguanga sikukuu?
opening hrs
jumapili mko?
== opening-hours-and-location#Where is the shop
where exactly are you in town
duka lenu liko wapi
mko side gani ya tao
which floor is the shop
location please
== opening-hours-and-location#Do you have another branch
do you have a shop in Mombasa
mna branch zingine?
kuna tawi lingine Nairobi
== opening-hours-and-location#Is there parking
where can I park my car
kuna parking ya gari hapo
parking ni how much
== opening-hours-and-location#Can I try shoes
can I try them on at the shop
naweza kujaribu viatu kwanza
do I need an appointment to try shoes
when is the shop not busy
== opening-hours-and-location#Can I write at night
can I text you at night
mnajibu usiku?
== payment-methods#How do I pay in the chat
how do I pay
nalipa aje hapa kwa chat
nalipia na mpesa vipi
do I send you my pin
== payment-methods#Can another phone pay
can my husband pay for me
naweza tumia namba ya mtu mwingine kulipa
dad will pay from his number is that ok
== payment-methods#The prompt did not come
the mpesa prompt has not come
sijapata prompt
stk haijaingia kwa simu
== payment-methods#What is the largest payment
maximum amount I can pay with mpesa
naweza lipa laki tatu mara moja?
== payment-methods#Do you take cards
do you accept visa
naweza lipa na kadi
bank transfer is ok?
== payment-methods#Can I pay on delivery
can I pay after I receive the shoes
lipa nikipokea iko?
cash on delivery
== payment-methods#Can I pay in the shop
can I come pay cash at the counter
naweza kulipa cash dukani
== payment-methods#Do you sell on credit
can I pay in installments
mnakopesha?
lipa mdogo mdogo ya simu iko?
can I reserve with a deposit
how much deposit for a phone
== payment-methods#Do prices include VAT
is VAT included in the price
bei iko na VAT?
== privacy#What we keep
what information do you keep about me
mnaweka data gani yangu
== privacy#How long
how long do you keep my messages
chat zangu mnaziweka kwa muda gani
== privacy#Who sees it
do you give my number to other companies
nani anaona namba yangu
do you sell customer numbers
== privacy#Offers and news
how do I stop getting promotions
sitaki kutumiwa ofa
== privacy#The chat assistant
am I talking to a robot
wewe ni mtu ama computer
== privacy#Your rights
delete all my data
nataka kufuta taarifa zangu
can I get a copy of my data
== repairs#Shoe repairs
can you fix a loose sole
kushona soli ni ngapi
how much for new heel tips
zip ya boot imeharibika mnatengeneza?
mnarepair viatu
resoling leather shoes how many days
== repairs#Phone repairs
how much to replace a cracked screen
mnatengeneza screen ya simu how much
battery replacement cost
my phone fell in water can you clean it
charging port repair bei
how much to check a phone
kubadilisha betri inachukua muda gani
== repairs#Your data
should I back up my phone before repair
mtafuta data yangu mkirepair simu?
== repairs#Warranty on repairs
is there warranty on the repair you did
mkitengeneza screen inakuwa na warranty?
how long do you keep a repaired phone I have not collected
dhamana ya ukarabati ni siku ngapi
== repairs#Repairs
do you repair phones bought elsewhere
== returns-and-exchanges#Shoes
can I return the shoes if they don't fit
naweza rudisha viatu vikinikataa
how many days do I have to exchange shoes
nimechukua saizi ndogo nataka kubadilisha
is size exchange free
kama nimevaa viatu nje naweza rudisha
== returns-and-exchanges#Phones
can I return a phone I opened
naweza rudisha simu
simu ikiwa na shida wiki ya kwanza mnanipa ingine?
return policy for phones
== returns-and-exchanges#Accessories
can I return a power bank
naweza rudisha earphones zilizofunguliwa
return opened socks
je nikinunua chaja isinifae naweza kurudisha
== returns-and-exchanges#Sale items
can I return something I bought on sale
bidhaa za offer zinarudishwa?
== returns-and-exchanges#Refunds
how long before I get my money back
refund inachukua siku ngapi
pesa zangu zitarudi kwa namba gani
do you refund the delivery fee
== returns-and-exchanges#What to bring
what do I carry when returning an item
nimepoteza order reference naweza rudisha?
== size-guide#How to measure
how do I measure my foot
napima mguu aje
== size-guide#Adult sizes
what is UK 8 in EU
my foot is 26 cm which size
saizi 40 ni cm ngapi
== size-guide#Children's sizes
what size for a child with 17cm foot
saizi za watoto
== size-guide#Which models run large
does matatu retro run big
which shoes are good for wide feet
uhuru ten ni nyembamba?
== warranty#How long
how long is the phone warranty
warranty ya simu ni ya miezi mingapi
do shoes have a guarantee
warranty period for earphones
power bank ina dhamana ya muda gani
does a phone case have warranty
viatu vina warranty?
battery warranty
== warranty#What is covered
what does the warranty cover
soli ikitoka warranty inacover?
my speaker is dead is it covered
== warranty#What is not covered
does warranty cover cracked screen
simu ikiingia maji warranty inafanya kazi?
kioo kikipasuka dhamana inalipia?
== warranty#How a claim works
how do I claim warranty
nikidai dhamana nafanyaje
how long does a warranty claim take for phones
who pays courier for warranty
`
