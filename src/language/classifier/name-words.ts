/** Brands, models, places and people: to the intent classifier they are all just some name. */
export const NAME_WORDS = `
  nike adidas puma reebok bata vans converse fila jordan jordans airforce airmax timberland timbs crocs gucci zara samsung infinix tecno itel oppo vivo realme redmi xiaomi huawei nokia iphone ipad macbook apple galaxy pixel oneplus hisense sony lg tcl vitron
  hp dell lenovo asus acer toshiba canon nikon epson jbl oraimo anker casio rolex citizen fossil ramtons mika von bruhm philips nunix armco sayona royco nivea vaseline dove garnier loreal maybelline huddah pampers huggies softcare molfix ariel omo
  vitafoam silentnight superfoam bobmil johari morning crown duracoat sadolin basco bamburi simba mabati dayliff total kenpoly kimbo kasuku jogoo soko pembe ajab brookside tuzo kcc ketepa kericho nescafe milo indomie coca pepsi fanta sprite dettol
  pro classic ultra plus lite eco sport deluxe royal prime alpha neo zen luna orion titan savanna kilima max standard premium
  nairobi mombasa kisumu nakuru eldoret thika rongai kitengela machakos meru nyeri kakamega garissa malindi juja ruiru westlands karen syokimau lodwar kilimani kileleshwa lavington langata embakasi umoja kasarani kahawa roysambu ngong kiambu kikuyu limuru
  naivasha narok kericho kisii bungoma busia kitale webuye migori homabay siaya embu nanyuki isiolo marsabit mandera wajir turkana lamu kilifi diani voi makueni wote mwingi kitui nyahururu muranga kerugoya chuka cbd tao utawala donholm buruburu pipeline
  kampala arusha dar salaam dodoma mwanza zanzibar kigali juba addis lagos accra johannesburg cairo london manchester paris berlin germany dubai mumbai delhi pune bangalore chennai hyderabad kolkata lucknow india china uganda tanzania rwanda usa uk america canada
  mary john peter james kevin brian mercy faith grace jane ann anne joseph david samuel daniel michael alice wanjiku wanjiru njeri wambui kamau mwangi njoroge otieno ouma achieng atieno akinyi odhiambo mutua musyoka mwende wafula nekesa kiprop chebet jeptoo hassan ali fatuma
  ahmed omar juma amina brown smith
`

/** Colours in three languages. */
export const COLOUR_WORDS = `
  black blck nyeusi mweusi jeusi cheusi vyeusi meusi weusi blaki blacki white nyeupe mweupe jeupe cheupe vyeupe meupe
  weupe waiti red nyekundu mwekundu jekundu chekundu vyekundu mekundu redi maroon maruni burgundy blue bluu buluu
  samawati samawi navy green kijani olive yellow manjano njano brown kahawia hudhurungi tan beige cream grey gray
  kijivu pink pinki waridi purple zambarau orange gold golden dhahabu silver fedha turquoise khaki kaki multicolour
  multicolor teal peach mustard lilac nude
`

/** Numbers written as words. */
export const NUMBER_WORDS = `
  two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand
  moja mbili tatu nne tano sita saba nane tisa kumi ishirini thelathini arobaini hamsini sitini sabini themanini tisini mia elfu
  mmoja kimoja moya wawili viwili mawili miwili watatu vitatu matatu mitatu wanne vinne manne minne watano vitano matano mitano
  soo thao ngiri jero finje mbao
`
