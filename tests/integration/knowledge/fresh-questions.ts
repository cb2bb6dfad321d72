/** Questions kept apart: the glossary and the weights were never tuned on them, so that they say how strangers fare. */
export const FRESH = {
  'kicks-and-phones': `
== buying-a-phone#Are the phones new
are your phones refurbished
== buying-a-phone#Do they work with every network
can I use a Safaricom sim card in it
== buying-a-phone#What is in the box
je chaja iko ndani ya box
== buying-a-phone#Do you take my old phone
nina simu ya zamani mnaweza kuichukua nikinunua mpya
== delivery#Nairobi
what is the delivery charge to Karen
mnaleta Syokimau na ni pesa ngapi
== delivery#Outside Nairobi
courier to Meru how many days
naweza pata viatu nikiwa Nyeri
== delivery#If nobody is there
the rider came and I was not around
== delivery#Collecting from the shop
naweza kujichukulia mzigo dukani
== handling-a-complaint#How we handle a complaint
you sent me the wrong item
mzigo wangu umechelewa sana
== how-to-order#Can I change or cancel
how can I cancel what I ordered
== how-to-order#How do I use a coupon
nina coupon naiweka wapi
== how-to-order#An item is sold out
when do you get new stock of phones
== opening-hours-and-location#When are you open
mnafungua jumamosi saa ngapi
are you closed on public holidays
== opening-hours-and-location#Where is the shop
shop yenu iko wapi nairobi
== opening-hours-and-location#Do you have another branch
mko na branch Kisumu
== opening-hours-and-location#Can I try shoes
can I come fit the shoes first
== payment-methods#Can another phone pay
my friend wants to pay using his phone
== payment-methods#The prompt did not come
mpesa prompt haijaingia
== payment-methods#Do you take cards
do you take debit cards
== payment-methods#Can I pay on delivery
naweza lipa mzigo ukifika
== payment-methods#Do you sell on credit
mna lipa pole pole?
== privacy#Your rights
how do I have my information erased
== repairs#Shoe repairs
gluing shoe sole price
== repairs#Phone repairs
mnabadilisha battery ya simu pesa ngapi
== repairs#Warranty on repairs
how long is the guarantee after you repair my phone
== returns-and-exchanges#Shoes
shoes are too tight can I swap for bigger size
viatu vikiwa vidogo naweza badilisha
== returns-and-exchanges#Phones
can I bring back a phone that has not been opened
== returns-and-exchanges#Accessories
naweza rudisha chaja
== returns-and-exchanges#Refunds
when will my refund arrive
== size-guide#How to measure
how to know my foot size
== size-guide#Which models run large
is winger speed narrow
== warranty#How long
warranty ya charger ni ya muda gani
how many months guarantee on a feature phone
== warranty#What is not covered
is water damage covered by warranty
== warranty#How a claim works
my shoe is faulty how do I use the warranty
`,
  'mama-njeri-grocery': `
== bulk-and-events#What counts as bulk
what is considered a bulk order
== bulk-and-events#Prices
bei ya jumla ya mboga ni aje
== bulk-and-events#Notice
how many hours before should I place a bulk order for vegetables
== bulk-and-events#Delivery
do you deliver bulk orders for free
== delivery#Delivery areas and fees
mnadeliver Zimmerman
what does delivery to Kamae cost
== delivery#Delivery times
what time do riders start
== delivery#Heavy goods
max weight the rider can carry
== delivery#At the door
how long will the rider wait at my gate
== delivery#Collecting yourself
naweza kuja kuchukua oda yangu
== how-to-order#How do I order
nataka kuorder nafanyaje
== how-to-order#What if something is finished
mkikosa kitu mnaweka kingine?
== how-to-order#Can I change my order
I want to edit my order after I have paid
== how-to-order#How do I use an offer code
nina offer code naiandika wapi
== opening-hours-and-location#When are you open
what time do you open in the morning
mnafungua jumapili
== opening-hours-and-location#Where are you
shop yenu iko wapi kahawa west
== opening-hours-and-location#When do fresh things arrive
sukuma wiki inafika saa ngapi
which day do you receive fruit
== opening-hours-and-location#Is there parking
kuna mahali pa kuegesha gari
== packing-and-checking#How we pack
do you check the dates on the bread
are soap and food packed separately
== payment-methods#How do I pay
njia za kulipa ni gani
== payment-methods#Can I pay when the food arrives
naweza lipa nikiletewa vitu
== payment-methods#Can somebody else pay
can my sister pay from her number
== payment-methods#I paid but heard nothing
nimelipa na sijaona message
== payment-methods#Do you take cards
mnakubali kadi
== payment-methods#Do you give credit
can I get things on credit
== payment-methods#Can I get a receipt
mnatoa receipt
== privacy#Privacy and your data
how long do you store my messages
who can see my phone number
== returns-and-freshness#Vegetables, fruit, milk
my eggs arrived broken
maziwa mliyoleta yamechacha
== returns-and-freshness#Packed goods
naweza kurudisha mafuta ya kupika
== returns-and-freshness#Wrong or missing item
one item was not in the bag
== returns-and-freshness#Refunds
refund inachukua muda gani
== storing-food#How to keep food
how do I store eggs
sukuma wiki inakaa siku ngapi bila friji
how long does brown bread keep
viazi niweke wapi visiharibike
`,
} as const
