/** What goods are like, whom they are for and what they are used for. Words of catalogues stand for themselves. */
export const EN_FEATURES = `
waterproof, water proof, water resistant, rain proof, keeps water out, doesnt let water in, water tight, can get wet = waterproof | water resistant
rainproof, for rain, for the rain, rainy season, for wet weather, muddy places = rain | waterproof
mud, muddy = mud | waterproof
running, for running, jogging, for jogging, to run in, morning run, for jogs, jog = running | jogging
road running, marathon, half marathon, long distance, races, racing = marathon | racing | running
trail, trail running, off road = trail | trail running | hiking
hiking, for hiking, hike, mountain climbing, climbing, trekking, trek, mt kenya = hiking | outdoor
walking, for walking, long walks, walking a lot, walks a lot, walk a lot, walks every morning, walks every day, walks daily, walk every morning, morning walks, evening walks, morning walk, evening walk, likes walking, loves walking, enjoys walking, goes for walks, takes walks, walks = walking | comfortable
jogs every morning, runs every morning, runs a lot, goes running, goes jogging, likes running, loves running, morning runs = running | jogging
gym, for gym, for the gym, workout, working out, exercise, training, fitness, zumba, aerobics = gym | training | fitness | sport
sport, sports, sporty, pe = sport
games = gaming | sport
football, soccer, for football, five a side, indoor football, futsal = football
grass, natural grass, grass pitch = grass | firm ground
turf, astroturf, astro turf, astro, artificial grass, artificial pitch = turf | artificial grass | football
basketball, tennis, skateboarding, swimming, cycling, dancing, athletics, sprint
school, for school, high school, primary school, boarding school, form one = school
office, for office, for the office, work, for work, job interview, interview, official, formal = office | formal
wedding, for a wedding, for wedding, bridal, bride, weddings, graduation = wedding | party | formal
party, parties, for a party, night out, clubbing, date night = party | fashion
church, for church, sunday best = church | formal
casual, everyday, every day use, daily wear, for daily use, day to day = everyday | casual
smart casual, classy, decent, stylish, fashionable, trendy = smart casual | fashion
travel, travelling, traveling, safari, for a trip, journeys = travel
beach, for the beach, holiday, vacation = beach | holiday
rain, motorbike, motorcycle, boda boda, bodaboda, rider = rider | motorbike
construction, building site, mjengo, safety, steel toe, site work = safety | construction
farm, farming, shamba, gardening = farm | garden
security guard, guards, watchman = security | guard
nurse, nursing, hospital, stands all day, stands the whole day, stand the whole day, standing for long, on her feet all day, on his feet all day, standing all day, standing the whole day, on my feet all day, stand all day = nursing | standing | comfortable
comfortable, comfy, comfort, soft, cushioned, not hurting, easy on the feet = comfortable | cushioned
flat feet, flat foot, fallen arches, arch support = flat feet | support
wide feet, wide fit, broad feet, wide foot, big feet = wide fit | wide feet
lightweight, light weight, not heavy, very light = lightweight
durable, long lasting, strong, tough, hard wearing, lasts long, sturdy, rugged, not easily broken, shockproof = durable | rugged | tough
leather, real leather, genuine leather, pure leather = leather
suede, canvas, denim, rubber, mesh, knit, velvet, satin, cotton, wool, silk, linen, plastic, wooden, steel, stainless steel, glass, ceramic, metal, nylon, polyester
slip on, no laces, without laces, slip in = slip on
lace up, with laces, laces = lace up
velcro, strap, straps = velcro | strap
high top, high cut, ankle length, ankle = high top | ankle boots
platform, chunky, thick sole = platform | chunky
low heel, short heel, block heel, kitten heel, small heel = low heel | block heel
high heel, tall heel = high heels
men, man, mens, gents, gentleman, gentlemen, male, guys, my husband, my man, my boyfriend, for him, my dad, my brother, my father, hubby = men
women, woman, womens, ladies, lady, female, my wife, my girlfriend, for her, my mum, my mother, my sister, wifey, babe = women | ladies
kids, kid, children, child, for kids, for children, my son, my daughter, my kid, my child, toddlers, little one = kids | children
boys, boy, my boy = boys | kids
girls, girl, my girl = girls | kids
baby, babies, newborn, infant, toddler = baby | toddler | kids
teen, teens, teenager, teenagers = teen | kids
unisex, elderly, old people, senior citizen, grandmother, grandfather, grandma, grandpa, my parents, old man, old lady = elderly | senior
student, students, campus, college, university, uni, comrade = student | campus
gift, present, as a gift, surprise = gift
premium, high end, flagship, top quality, high quality, luxury, quality = premium | flagship
camera, good camera, nice camera, clear camera, best camera, camera quality, good photos, nice photos, clear photos, good pictures, nice pictures, clear pictures, takes good photos, takes good pictures, photography, strong camera = camera
selfie, selfies, front camera, good selfie camera, tiktok, content creation = selfie | camera
video, videos, watching movies, movies, youtube, netflix = video | big screen
big battery, good battery, long battery, strong battery, battery life, long battery life, long lasting battery, battery that lasts, stays with charge, keeps charge, lasts the whole day, high battery, large battery = big battery
fast charging, quick charge, fast charge, quick charging, charges fast, turbo charging, super fast charging = fast charging
wireless charging, 5g, 4g, 3g, 2g, lte, dual sim, two lines, two sim cards, double sim, double line, 2 lines, two sims, 2 sim
dual sim, two lines, double line, two sim cards, dual line = dual sim
gaming, gamer, gamers, pubg, call of duty, games phone, free fire, playing games, for games = gaming
big screen, large screen, big display, wide screen = big screen
big buttons, big numbers, large buttons, big text, big keys = big buttons
loud, loud sound, high volume, good sound, bass, heavy bass = loud | music
music, radio, fm radio, torch, flashlight, hotspot, internet, whatsapp, bluetooth, wireless, wired, mic, microphone, noise cancelling, noise cancellation, sweatproof, waterproof earphones
whatsapp, internet, social media = internet | 4g
foldable, stylus, rugged, solar, portable, small size, car, laptop, computer, desk, bicycle, motorbike, wallet, curved, privacy, button, light
laptop, for laptop, charges laptop = laptop
car, for car, in the car, for my car = car
outdoor, camping, outdoors = outdoor
portable, pocket size, easy to carry, compact = portable | small
for ugali, ugali = ugali
for chapati, chapati, chapatis, for mandazi, mandazi, baking, for baking, bake = chapati | baking
pilau, biryani, for pilau, aromatic, nice smell = pilau | aromatic
githeri, chips, for chips, frying, deep frying, breakfast, porridge, for porridge
wholegrain, whole grain, whole wheat, whole meal, brown, healthy, high fibre = wholegrain | brown
organic, natural, sugar free, no sugar, unsweetened, fresh, ripe, dry, raw, sliced, salted, unsalted, low fat, skimmed, vegan, halal, gluten free, spicy
scented, sensitive skin, antibacterial, medicated, oily skin, dry skin, acne, pimples, dandruff, natural hair
fever, headache, cough, cold, flu, allergy, allergies, heartburn, stomach ache, diarrhoea, malaria, toothache, sore throat, back pain, period pain, wound, cuts, pain, blood pressure, diabetes, immunity
indoor, outdoors use, exterior, interior, rust proof, heavy duty, rechargeable, cordless, electric, manual, galvanised, adjustable
falls in water, falling in water, fall in water, dropped in water, drops in water, survives water, survive water, washing in water, splash proof, splashproof = waterproof | water resistant
learning to walk, started walking, just started walking, starting to walk, starts walking, first steps, crawling = toddler | baby | kids
cannot tie laces, cant tie laces, can't tie laces, cant tie shoe laces, no lace, w out laces, w o laces, laceless, no shoe laces, lace free = slip on | velcro | strap
block noise, blocks noise, blocking noise, cancel noise, cancels noise, cuts noise, cut noise, noise blocking, block out noise, no outside noise, anti noise = noise cancelling
plane, flight, flights, plane trips, on the plane = travel
two phones at once, two phones at the same time, 2 phones at once, 2 phones at the same time, charge two phones, charges two phones, charge 2 phones, charges 2 phones, two devices at once, two things at once = dual port | two ports
bike handlebars, handlebar, handlebars, on the bike, on my bike, on the motorbike = motorbike | bicycle
feet are flat, foot is flat, feet ni flat, my feet are flat, feet flat = flat feet | support
feet are wide, feet ni wide, wide foot, my feet are wide, wide toes, bunions = wide fit | wide feet
folding, folds, flips open = foldable
most storage, more storage, big storage, large storage, lots of storage, high storage, big memory, large memory, a lot of space, enough space = big storage | storage
fits in pocket, fit in my pocket, fits in my pocket, enter my pocket, small for pocket = portable | pocket
not complicated, easy to use, simple to use, uncomplicated, user friendly, for beginners, not too complicated = simple | elderly | big buttons
light up, lights up, flashing lights, with lights, that light up = light up | lights
unlocked, second sim, esim
back pain, knee pain, knees hurt, knee hurts, my knees, joint pain, heel pain, plantar fasciitis, sore feet, painful feet, feet hurt, feet pain = cushioned | comfortable
not too high, not very high, not so high, low heels, not high, small heels, medium heel = low heel | block heel
braided, woven cable, tangle free, does not tangle
not sweet, less sugar, low sugar = unsweetened | sugar free
on a diet, diet, dieting, weight loss, losing weight, healthy eating, diabetic = wholegrain | healthy | low fat
cant see well, can't see well, poor eyesight, bad eyesight, cannot see well, eyes are bad, weak eyes, old eyes = big buttons | big screen | elderly
background noise, noise cancel, noise reduction, without noise = noise cancelling
`
