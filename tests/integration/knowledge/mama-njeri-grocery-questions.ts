/** The same for a grocery. */
export const QUESTIONS = `
== bulk-and-events#Bulk orders|bulk-and-events#Small hotels
do you supply small hotels
== bulk-and-events#Bulk orders
mnauzia kanisa na shule?
== bulk-and-events#What counts as bulk
how much must I buy to count as bulk
oda kubwa inaanzia pesa ngapi
is 10 trays of eggs a bulk order
== bulk-and-events#Prices
do I get a discount if I buy a lot
mnatoa punguzo ya vitu vingi?
bulk discount for vegetables
jumla mboga ni percent ngapi
== bulk-and-events#Notice
how early should I order for a wedding
niagize siku ngapi kabla ya harusi
notice ya order kubwa
== bulk-and-events#Payment
do I pay deposit for a big order
nikighairi oda kubwa narudishiwa?
nalipa ngapi kwanza kwa order ya sherehe
== bulk-and-events#Delivery
is bulk delivery free
mnaweza leta oda kubwa Ruiru?
pickup ya mzigo mkubwa ni how much
== bulk-and-events#Small hotels
we have a kibanda, can you deliver early morning
hoteli yangu inahitaji vitu saa kumi na mbili asubuhi
== delivery#Delivery areas and fees
do you deliver to Roysambu
mnaleta Githurai 44?
delivery fee to Zimmerman
mnafika Ruaka?
how much is delivery
kuletewa Kahawa Wendani ni ngapi
how long to bring to Kamae
do you deliver in Westlands
free delivery ikifika pesa ngapi
is delivery fee in the total
nalipa delivery kwa rider ama kwa chat
delvery to kahawa sukari how much
== delivery#Delivery areas and fees|how-to-order#Is there a smallest order
what is the smallest order you can deliver
== delivery#Delivery times
do you deliver on Sunday
mnaleta usiku?
until what time do riders go out
nikiorder saa tatu usiku italetwa lini
mvua ikinyesha mnaleta?
deliveries start what time in the morning
== delivery#Heavy goods
can you carry 50 kilos
mzigo mzito mnaleta aje
gunia ya viazi kilo 60 mnabeba?
== delivery#At the door
I live on the fifth floor will he come up
rider anasubiri kwa muda gani
niko fourth floor hakuna lift
should I check the eggs before the rider goes
== delivery#Collecting yourself
can I come and collect
nikuje kuchukua mwenyewe
how long before my order is packed for pick up
nikikuja kuchukua nalipa kitu?
== how-to-order#How do I order
how do I place an order
naorder aje?
naagiza vipi vitu
can I write in kiswahili
== how-to-order#Is there a smallest order|delivery#Delivery areas and fees
minimum order
oda ndogo kabisa ni ya pesa ngapi
can I order just one thing if I collect
== how-to-order#What if something is finished
what happens if something is out of stock
kitu kikiisha mnanipa kingine?
will you replace with another brand
unga ikiwa imeisha baada ya kulipa
== how-to-order#How exact are weights
is the weight exact
mnapima vizuri kilo?
if the tomatoes weigh more do I pay more
== how-to-order#Can I ask for firm tomatoes
can I get bananas that are not too ripe
naweza chagua nyanya ngumu
I want hard tomatoes
ndizi zisizoiva sana
== how-to-order#Can I change my order
can I change my order after paying
nataka kuongeza kitu kwa oda
naweza toa kitu kwa order nimeshalipa
== how-to-order#How do I use an offer code
where do I enter the promo code
natumia code ya offer aje
can I use two codes
== opening-hours-and-location#When are you open
what time do you close
mnafungua saa ngapi jumapili
are you open on public holidays
mko wazi krismasi
saa za kazi
hrs
mnafunga lini usiku
== opening-hours-and-location#Where are you
where is the shop
duka liko wapi
how do I find you from the stage
mko area gani
direction please
== opening-hours-and-location#Do you have another shop
do you have other branches
mna duka ingine?
== opening-hours-and-location#When do fresh things arrive
when does fresh milk come
mboga zinafika saa ngapi
which days do you get tomatoes
matunda freshi zinakuja siku gani
mkate unaletwa saa ngapi dukani
when do potatoes arrive
== opening-hours-and-location#When can I talk to a person
what time can I talk to a human
naweza ongea na mtu saa ngapi
== opening-hours-and-location#Is there parking
is there parking
naweza park gari hapo
boda inaweza ngoja wapi
== packing-and-checking#How we pack
do you check expiry dates on milk
sabuni mnaweka pamoja na chakula?
do you count the eggs before sending
mnatumia mifuko gani
how much is the sisal bag
who checks my order before it leaves
rider anatoka dukani baada ya muda gani
== payment-methods#How do I pay
how do I pay
nalipa aje
naweza lipa cash dukani
do you need my mpesa pin
== payment-methods#Can I pay when the food arrives
can I pay when it is delivered
nilipe vitu vikifika
cash on delivery iko?
== payment-methods#Can somebody else pay
can my mum pay for me
namba nyingine inaweza lipa
my son will pay, is it possible
== payment-methods#I paid but heard nothing
I have paid and no reply
nimelipa lakini kimya
pesa imetoka but no message
== payment-methods#Do you take cards
do you take visa card
naweza lipa na kadi
== payment-methods#Do you give credit
can I take goods and pay end month
mnakopesha?
naweza chukua na deni
credit limit for neighbours
== payment-methods#Can I get a receipt
do you give a receipt
nataka risiti ya KRA
naweza pata risiti
== privacy#Privacy and your data
what do you know about me
do you sell our numbers
mnaweka namba yangu kwa muda gani
how do I stop the offers
is this a bot
futa taarifa zangu
who is Njeri
rider anaona nini kunihusu
== returns-and-freshness#Vegetables, fruit, milk
the tomatoes are rotten
mayai yamevunjika
maziwa yamechacha
bread was stale
mboga imenyauka mnabadilisha?
how soon must I tell you if fruit is bad
how many broken eggs do you replace after rider leaves
nikipata kitu kimeoza niwaambie kwa muda gani
do I need to give back the bad item
== returns-and-freshness#Packed goods
can I return sugar
naweza rudisha mchele sijafungua
flour is expired what happens
nimenunua sabuni nikakosea naweza rudisha
unga imepita tarehe
== returns-and-freshness#Wrong or missing item
something is missing from my order
mmenileta kitu sio
hamjaleta chumvi
you brought the wrong rice
== returns-and-freshness#Refunds
how long does a refund take
pesa zangu zinarudi lini
who approves refunds
can I keep the refund as credit
== returns-and-freshness#What we cannot take back
can I return an opened packet
mnachukua chupa za maji?
what can't be returned
== storing-food#How to keep food
how long do eggs last
how should I keep onions and potatoes
sukuma inakaa siku ngapi kwa fridge
unga wa dona inakaa muda gani
mkate unakaa siku ngapi
can I freeze bread
avocado inaiva baada ya siku ngapi
tikiti iliyokatwa inakaa aje
maharagwe yanakaa muda gani
how do I know an egg is old
how long does long life milk keep after opening
nihifadhi nyanya aje bila fridge
`
