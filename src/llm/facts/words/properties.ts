import type { ConceptWords } from '../meaning/concept.ts'

/** What goods and shops are praised for. Each word needs a row or a passage with it. */
export const PROPERTY_WORDS: readonly ConceptWords[] = [
  {
    id: 'original',
    words: `original; originals; genuine; authentic; real; legit; halisi; orijino; og; not fake; not a copy; sio copy; si bandia; sio feki; fake; bandia; feki; counterfeit; brand new; mpya kabisa; imported; ex uk; ex dubai; straight from; from dubai; from uk; from italy; from turkey; from china; made in; factory; replica; grade one; first grade; ya kwanza kabisa`,
  },
  {
    id: 'waterproof',
    words: `waterproof; water resistant; haingii maji; haiingii maji; water proof; splash proof; shockproof; dustproof; fireproof; rustproof; haishiki kutu`,
  },
  {
    id: 'durable',
    words: `durable; long lasting; lasts; last long; lasting; strong; tough; unbreakable; imara; ~dumu; haivunjiki; havunjiki; hazitoboki; haitoboki; haichuji; hazichuji; haipauki; heavy duty; will last; years to come; ngumu; hazichakai; haichakai; haichaniki; sturdy; scratch; never breaks; hutajuta; wont break; wont fade; does not fade; fade`,
  },
  {
    id: 'quality',
    words: `quality; premium; high end; superior; ubora; kali; first class; world class; finest; perfect; excellent; top notch; well made; handmade; handcrafted; hand made; luxury; pure leather; real leather; ngozi halisi; pure; natural; organic; asilia; asili; safi kabisa; kikaboni; chemical free; no chemicals; kemikali; preservatives; fresh; freshly; mbichi; tamu; delicious; tasty; comfortable; soft; stylish; warm; light; lightweight`,
  },
  {
    id: 'best',
    words: `hakuna mahali; hutapata mahali; hutapata kwingine; hutapata bei; hakuna duka lingine; sells it for less; sell it for less; sells for less; sells cheaper; anauza rahisi; anayeuza bei; family business; since my; founded; established; for generations; no one in town; no one sells; no other shop; hatushindwi; costs less; cost less; less expensive; least expensive; costs more; more expensive; most expensive; pricier; priciest; ghali; best; cheapest; cheaper; lowest; unbeatable; number one; no 1; top; leading; nafuu; nafuu zaidi; rahisi zaidi; rahisi kuliko; bora; bora zaidi; bora kuliko; bei poa; bei ya chini; bei rahisi; kushinda; better than; affordable; great value; value for money; most affordable; fastest; only shop; the only shop; the only store; the only place; the only ones; the only one in; the only seller; the only dealer; the only duka; nobody else; anywhere; nowhere else; favourite; fair price; good price; good deal; hot cake; worth`,
  },
  {
    id: 'popular',
    words: `popular; neighbours bought; neighbours; bought the; bought one; majirani; walinunua; alinunua; wananunua; wakenya; wanatuamini; trust us; wanaamini; kila mgeni; best selling; bestseller; best seller; top selling; selling fast; sold this; sell out; trending; in demand; everyone; everybody; many customers; customers love; our customers; customers say; customers buy; customers who bought; customers trust; all customers; happy customers; wateja wengi; wateja wetu; wengi; inauzwa sana; zinauzwa sana; inapendwa; zinapendwa; hupendwa; wanapenda; inatrend; fast moving; hot; most people; many people; out of ten; out of 10; out of five; kati ya kumi; people love; people buy; people prefer; lots of people; people choose; looking at this; looking at it; wanaangalia; bought this; ordered this; reviews; review; rated; rating; ratings; stars; testimonials; feedback; recommended; recommend; recommends; celebrity; influencers; going fast; viral; moving fast`,
  },
  {
    id: 'plenty',
    words: `plenty; ya kutosha; za kutosha; zimejaa; imejaa; enough stock; as many as; tele; unlimited; mzigo mwingi; lots of`,
  },
  {
    id: 'hurry',
    words: `hurry; before they run out; before it runs out; wahi; while stock; limited; last chance; last one left; last piece; almost gone; running out; few left; few pieces; only a few; chukua mbio; kabla hazijaisha; kabla haijaisha; zinaisha`,
  },
  {
    id: 'certified',
    words: `certified; kebs; approved by; tested; lab; fda; ce; iso; registered; halal; halali; kosher; verified; nacada; trusted; award; inspected; board; imeidhinishwa; stamped`,
  },
  {
    id: 'safe',
    words: `safe for; safe to use; safe in; totally safe; completely safe; perfectly safe; salama kwa; harmless; gentle; non toxic; child safe; hypoallergenic; no risk; risk free; haina madhara; hakuna madhara`,
  },
  {
    id: 'diet',
    words: `gluten; eggless; vegan; vegetarian; sugar free; haina sukari; haina gluten; dairy; lactose; nut free; nuts; low fat; cholesterol; mafuta kidogo; calories; protein; vitamins; ingredients; viungo`,
  },
  {
    id: 'technical',
    words: `supports; compatible; wireless; bluetooth; fast charging; charging; dual sim; 5g; 4g; screen; display; ram; processor; android; version; plug; plugs; solar; rechargeable; huhifadhi; joto; insulated; watts; fits all; works with; inafanya kazi na; works on; inaingia; inasupport; inafit; consumption; fuel; mileage; engine; resolution; speed`,
  },
  { id: 'battery', words: `battery; batteries; betri` },
  { id: 'camera', words: `camera; cameras; kamera` },
  {
    id: 'makes',
    words: `grows; grow; yields; yield; mavuno; magunia; glow; brightens; whitening; removes; stains; hair growth; smooth; softens; moisturises; moisturizes; hydrates; kills; repels; prevents`,
  },
]
