/**
 * What customers ask about one item: item | question | what the answer must hold, a key of its row or words of the answer;
 * a dash where neither its row nor a document says. The glossary may be tuned on these.
 */
export const ITEM_QUESTIONS = {
  'kicks-and-phones': `
Upepo 3 | betri yake iko aje | battery_mah
Upepo 3 | betri yake ni kubwa kiasi gani? | battery_mah
Upepo 3 | is it type c or micro usb? | charging_port
Upepo 3 | does it have a fingerprint reader | fingerprint
Upepo 3 | ram ni ngapi? | ram_gb
Upepo 3 | screen ni inch ngapi | screen_in
Upepo 3 | inakuja na chaja? | in_the_box
Upepo 3 | inashika laini mbili? | dual_sim
Upepo 3 | is it original | condition
Upepo 3 | hii ni og ama feki? | condition
Upepo 3 | ni mpya au imetumika? | condition
Upepo 3 | will my Airtel line work in it? | unlocked
Upepo 3 | does it have NFC? | -
Mia 2 Plus | how long does the battery last | battery_life
Mia 2 Plus | is the camera any good at night? | camera
Mia 2 Plus | chaji inakaa siku ngapi? | battery_life
Kilele Pro | does it come with a charger | not_in_the_box
Kilele Pro | kwa box kuna charger? | not_in_the_box
Kilele Pro | does it support wireless charging? | wireless_charging
Kilele Pro | zoom ya camera ni ngapi | zoom
Kilele | inaingiza maji? | water_rating
Kilele | can it get wet? | water_rating
Taji 1 | inachaji haraka? | fast_charging
Taji 1 | how fast does it charge? | charging_time
Jua 5 | ina 5g? | network
Nuru 4 | can I add a memory card? | memory_card_slot
Nuru 4 | selfie camera ni megapixel ngapi? | selfie_mp
Mini Button | does it have a camera? | camera
Mini Button | inaweza WhatsApp? | -
Duka Pro | how heavy is it? | weight_g
Duka Pro | sauti yake ni kubwa? | speaker
Shabaha Ultra | is it water resistant? | water_resistant
Torch 2 | battery inakaa siku ngapi? | battery_life
Torch 2 | iko na radio? | radio
Chat 4G | does it have hotspot? | hotspot
Jabali Rugged | how much does it weigh | weight_g
10,000 mAh Power Bank | how many times can it charge my phone | phone_charges
20,000 mAh Power Bank | uzito wake ni gani | weight_g
Mdundo Buds | muziki unakaa masaa mangapi? | battery_hours
Mdundo Buds Pro | do they block noise? | noise_cancelling
Kelele Mini Speaker | charge inakaa muda gani | battery_hours
Sebule Over-Ear Headphones | wireless ama za waya? | connection
Saa Fit Watch | does it measure heart rate? | tracks
Toto Light-Up | zile taa zake hukaa muda gani? | lights_last
Toto Light-Up | how long do the lights last | lights_last
Toto Canvas | can I put them in the washing machine? | machine_washable
Toto Gumboot | is it ok for rain? | rain
Teen Court | ni ya watoto wa miaka ngapi? | ages
Tao Canvas | naeza iosha na machine? | machine_washable
Tao Canvas | zinafaa mvua? | waterproof
Estate Low | imetengenezwa na nini? | material
Estate Low | is it real leather? | material
Estate Low | ni ngozi? | material
Avenue Leather | hizi ni leather ori? | leather
Avenue Leather | can I wear them to the office? | for
Matatu Retro | do they run big? | size_advice
Matatu Retro | nichukue saizi yangu ya kawaida? | size_advice
Uhuru Ten | are they ok for wide feet | size_advice
Iten Pacer | how heavy are they | weight_g
Iten Pacer | uzito wake gram ngapi | weight_g
Tulivu Stability | are they good for flat feet? | support
Wide Lane | nina miguu mipana, zitanifit? | fit
Ngong Climber | is it waterproof | waterproof
Ngong Climber | hazipitishi maji? | waterproof
Morning Mile | how long will it last me? | durability
Morning Mile | zinadumu kwa muda gani | durability
Rift Runner 2 | soli yake ni laini? | cushioning
Rift Runner Trail | can I run on tarmac with them? | not_for
Savanna Glide | does white get dirty fast? | care
Kilifi Wedge | heel yake ni ngapi cm? | heel_cm
Zawadi Platform | how high is the platform? | platform_cm
All-White Plain | zinateleza? | non_slip
Easy Strap Sneaker | do they have laces? | closure
Hoop Dunda | can I play outdoors on concrete? | not_for
Striker FG | can I use them on artificial turf? | surface
Court Pili | are they vegan? | -
Clear Case | will it turn yellow? | note
Clear Case | does it fit Nuru 4? | fits
Tempered Glass Protector | do you fit it for me? | fitting
Kilele Pro | warranty ni ya muda gani? | warranty_months
Jua 5 | how does the warranty on the battery work | battery_warranty_months
Sports Socks, Three Pairs | how many pairs are in it? | pairs
`,
  'mama-njeri-grocery': `
Watermelon | about what weight in kilos | 4kg
Watermelon | moja ni kilo ngapi? | 4kg
Watermelon | how long does it keep once cut? | shelf_life
White Sliced Bread | for how many days is it still fresh | shelf_life
White Sliced Bread | mkate unakaa siku ngapi kabla kuharibika | shelf_life
White Sliced Bread | is it fresh? | baked
White Sliced Bread | can I freeze it? | shelf_life
Brown Sliced Bread | is it wholegrain? | contains
Millet and Sorghum Porridge Flour | umewekwa sukari? | sugar_added
Millet and Sorghum Porridge Flour | does it have sugar? | sugar_added
Millet and Sorghum Porridge Flour | imetengenezwa na nini | made_of
Pishori Rice | mchele unatoka wapi? | origin
Pishori Rice | is it aromatic? | aromatic
Pishori Rice | how do I cook it? | cooking
Eggs | where do the eggs come from? | origin
Eggs | mayai yanakaa muda gani? | shelf_life
Fresh Milk Packet | lazima iwekwe kwa friji? | storage
Fresh Milk Packet | how many days does it last | shelf_life
Long Life Milk | inakaa muda gani ikifunguliwa? | shelf_life
Strawberry Yoghurt | is it sweetened? | sugar_added
Spread for Bread | is it real butter? | butter
Vegetable Cooking Oil | imetengenezwa kwa nini? | made_of
Instant Coffee | does it have chicory? | chicory
Mango Juice | is there added sugar? | sugar_added
Mango Juice | how much fruit is in it? | fruit_percent
Potatoes | zimeoshwa? | washed
Potatoes | viazi zinatoka wapi | origin
Red Beans | do I have to soak them? | cooking
Green Grams | zinahitaji kulowekwa? | soaking_needed
Avocado | zimeiva? | ripe
Avocado | when will they be ripe? | ripens
Mangoes | why are there no mangoes, is it season? | in_season
Cabbage | how heavy is a large head? | weight
Tomatoes | nyanya nihifadhi wapi? | storage
Toilet Tissue | is it two ply? | ply
Bathing Soap | does it have aloe? | contains
Washing Powder | what does it smell of? | scent
Collard Greens | ilichunwa lini? | picked
Red Onions | how should I store them? | storage
Drinking Water | is it purified? | purified
Home Baking Wheat Flour | naeza pika mandazi na hii? | for
Ginger Biscuits | are they gluten free? | -
Black Tea Leaves | is it caffeine free? | -
`,
} as const

/** Questions kept apart: the glossary was never tuned on them, so that they say how strangers fare. */
export const FRESH_ITEM_QUESTIONS = {
  'kicks-and-phones': `
Mia 2 | how big is the battery | battery_mah
Mia 2 | memory yake ni gb ngapi | ram_gb
Shabaha Lite | screen ni hertz ngapi | refresh_hz
Nuru Lite | kamera yake ni nzuri? | camera_mp
Nuru Lite | does it do quick charge | fast_charging
Chat 4G | naweza tumia internet nayo? | internet
Torch 2 | how many sim cards does it take? | sim_slots
Muziki Box | memory card inakuja nayo? | not_in_the_box
Power Brick | can it charge another phone | charges_other_phones
Jabali Rugged | ikianguka kwa maji itaharibika? | waterproof
Mbio Sport Earphones | can I swim with them | not_for
Shabaha Gaming Headset | iko na mic? | microphone
Fast Power Bank 30,000 mAh | can it charge a laptop? | laptops
Avenue Leather | what is the sole like | sole
Nganya Chunky | zinaongeza urefu kiasi gani? | height_added_cm
Kerb Skate | what are they made of | material
Breeze Jogger | can I wear them when it rains | waterproof
Dada Stride | are they for ladies | gender
Captain Leather FG | do they need polish? | care
First Steps | zinafaa mtoto mdogo? | babies
Longonot Hiker | mvua ikinyesha zitaingiza maji? | waterproof
Weekend Knit | are they heavy? | weight
Taji 1 | inajaza chaji kwa dakika ngapi? | charging_time
Kilele Fold | is the screen easy to scratch | scratches
Page Boy Lace-Up | ni leather kweli? | material
`,
  'mama-njeri-grocery': `
Wholegrain Maize Flour | unga unakaa muda gani ukifunguliwa | shelf_life
Tomatoes | do they last in the heat? | shelf_life
Drinking Chocolate | iko na sukari ndani? | sugar_added
Everyday White Rice | inanukia? | aromatic
Brown Sliced Bread | what is in it | contains
Spinach | how many days will it keep | shelf_life
Ripe Bananas | zinakaa siku ngapi? | shelf_life
Cultured Milk | is it thick? | texture
Oranges | ni tamu? | taste
Laundry Bar Soap | does it foam in hard water | hard_water
Tea Bags | where are they from? | origin
Carrots | zimeoshwa tayari? | washed
Sifted Maize Flour | is it white or yellow? | colour
Fresh Coriander | ni fresh? | restocked
Sunflower Oil | is it pure | pure
`,
} as const
