/** Phrases that mean one matter, also where their words alone would mean another. */
export const ITEM_PHRASES = `
how heavy|how many (?:kilos?|kgs?|grams?)|kilo ngapi|kg ngapi|gramu ngapi|uzito gani|uzito wake|ina uzito|how much does (?:it|one|this|that|the \\w+) weigh -> weight
power ?banks? -> powerbank
(?:cha(?:rg|j)\\w+ )?(?:with |by |ya |na |kwa )?(?:an? )?(?:type?.?c|usb.?c|micro.?usb)(?: charg\\w+| cha(?:j|rg)\\w+| port| cable)? -> port
(?:zita|ita|yata|lita)rudi\\w*(?: lini)?|back in stock|when .{0,20}back|in season|msimu -> season restocked
(?:na|kwa|ya) jua -> sun
what (?:is|are) (?:it|they|this|these) made (?:of|from)|made (?:of|from|out of)|imetengenezwa (?:na|kwa)(?: nini)?|zimetengenezwa (?:na|kwa)(?: nini)?|imeundwa na -> material
real leather|genuine leather|ngozi (?:halisi|ori|original|ya ukweli)|leather (?:ori|original|halisi) -> leather
water ?proof|water resistant|\\w*(?:pitish|ingiz|ingi|lowek|loan|stahimil)\\w* (?:kwa |katika |ndani ya |na )?(?:maji|mvua)(?:ni)?(?! ya)|get wet|in water|(?:stay|stays|keep|keeps|remain|remains|kept)(?: \\w+){0,2} dry|(?:baki|bakia|itabaki|zitabaki|itakaa|zitakaa|hubaki|kaa) (?:m|ki|vi)?kavu|kwa maji|ndani ya maji -> waterproof
(?:u|i|li|ya|zi|ki|vi|wa)me(?:wekwa|ongezwa|wekewa|ekwa) -> added
sugar free|no sugar|unsweetened|bila sukari -> sugar added
(?:ina|kuna|iko na|zina|ziko na|una) (?:nini|vitu gani) ndani|ndani (?:kuna|iko na|ina|mna|ya \\w+ kuna) (?:nini|vitu gani)|what(?:'s| is|s) inside|comes? with|came with|inakuja na|zinakuja na|huja na|in the box|ndani ya (?:boksi|box)|includes?|included -> box
where (?:is|are|does|do) (?:it|they|this|these|the \\w+|\\w+) (?:come )?from|\\w*tok[ae] wapi|\\w*to(?:le)?wa wapi|mnatoa wapi|grown|imelimwa -> origin
run (?:large|small|big)|runs (?:large|small|big)|true to size|size up|size down|saizi (?:kubwa|ndogo)|usual size|normal size|bigger size|smaller size -> size fit
memory card|sd card|microsd|micro sd -> card
fast charg\\w+|quick charg\\w+|chaji haraka|charge haraka|inachaji haraka|inacharge fast|inacharge haraka|inachaji fast -> fast charging
wireless charg\\w+|bila waya -> wirelesscharging
battery life|holds? (?:a )?charge|last on (?:a|one) charge|kwa charge moja|inakaa na (?:chaji|charge|moto)|per charge|inaweka chaji|inakaa charge -> battery last
full(?:y)? charge|kujaa|jaza chaji -> charging
noise.cancel\\w+|block noise|kelele za nje -> noise
flat feet|flat foot|miguu bapa -> flatfeet
wide (?:feet|foot|toe)|broad feet|miguu mipana|mguu mpana|miguu mikubwa -> wide feet
break(?:ing)?.in|break (?:them|it|these) in|stiff at first|(?:at|from the) (?:first|start|beginning)|straight away|right away|first (?:few )?(?:days?|weeks?|wear)|mwanzoni|mara ya kwanza|siku za kwanza|\\w*zoe[ak]\\w*|\\w*lainik\\w*|get used to (?:it|them) -> breakin
how old|miaka mingapi|miaka ngapi|what age|which age|umri gani -> ages
good for|fine for|ok for|okay for|suitable for|meant for|made for|suit|suits|inafaa|zinafaa|yafaa|can i use (?:it|them|this|these) (?:for|on|in)|use (?:it|them) (?:for|on)|ya kutumia|naweza (?:kuitumia|kuzitumia|tumia)|za ku|ya ku -> suits
stays? (?:good|fresh|ok)|remain(?:s)? (?:good|fresh)|go(?:es)? bad|shelf life|inaharibika|huharibika|kuharibika|itaharibika|unaharibika|zinaharibika|best before|use by -> last spoil
how long|muda gani|siku ngapi|miezi mingapi|miezi ngapi|(?:ma)?saa (?:ma|m)?ngapi|hours ngapi|days ngapi|wiki ngapi|how many (?:days|weeks|months|hours|years)|for how long -> ?long
how much|how many|ngapi|kiasi gani ->
`
