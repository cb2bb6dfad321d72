import type { FormWords } from '../../forms/form-words.ts'
import { EN_NOT_PAST } from './bounds.ts'

export const EN_NUMBERS = {
  asWritten: '4u 4me 2u 2day 2nite 2moro 2morrow 2mrw 7up gr8 m8 b4 l8 l8r h8 w8',
  numbers: `one:1 two:2 three:3 four:4 five:5 six:6 seven:7 eight:8 nine:9 ten:10 eleven:11 twelve:12 thirteen:13 fourteen:14
    fifteen:15 sixteen:16 seventeen:17 eighteen:18 nineteen:19 twenty:20 thirty:30 forty:40 fourty:40 fifty:50 fivty:50
    sixty:60 seventy:70 eighty:80 ninety:90 ninty:90 tweny:20 thre:3 fou:4 fife:5 sevn:7 eigt:8 ninne:9`,
  agreeing: '',
  scales: {
    before: 'hundred:100 hundreds:100 thousand:1000 thousands:1000 thousnd:1000 k:1000 million:1000000 grand:1000',
    after: '',
    either: '',
  },
  boundScales: 'k hundreds thousands grand',
  asksCount: '',
  coins: '',
  fractions: 'half:0.5 quarter:0.25 quarters:0.25 third:0.333',
  and: 'and n &',
  tensAnd: '',
  articles: 'a an',
  nobody: 'no',
  pointing: 'the this that which what another any other every each no same someone ths dat wich',
  of: 'of',
  groups: 'dozen:12 dozens:12 dozzen:12 couple:2 doz:12',
  pieces: `pair:pair pairs:pair pr:pair prs:pair piece:piece pieces:piece pcs:piece pc:piece pice:piece peice:piece peices:piece
    unit:unit units:unit  packet:packet packets:packet pack:packet packs:packet pkt:packet pkts:packet
    packt:packet paket:packet bottle:bottle bottles:bottle tin:tin tins:tin cans:tin carton:carton cartons:carton crate:crate
    crates:crate crat:crate sack:sack sacks:sack bale:bale bales:bale tray:tray trays:tray bunch:bunch bunches:bunch bars:bar rolls:roll sachet:sachet sachets:sachet bundle:bundle bundles:bundle jar:jar jars:jar
    heads:head jerrican:jerrycan jerricans:jerrycan jerrycan:jerrycan jerrycans:jerrycan strip:strip strips:strip
    tablets:tablet sheets:sheet copies:piece slices:slice`,
  piecesOf: `loaf:loaf loaves:loaf loafs:loaf bag:bag bags:bag box:box boxes:box set:set sets:set cup:cup cups:cup bar:bar roll:roll head:head glass:glass
    bucket:bucket buckets:bucket basket:basket baskets:basket tube:tube tubes:tube sheet:sheet slice:slice tablet:tablet`,
  measures: `kg:kg kgs:kg kilo:kg kilos:kg kilogram:kg kilograms:kg kilogramme:kg kgz:kg kilogrm:kg gram:g grams:g gm:g gms:g
    grm:g grms:g gr:g grammes:g litre:l litres:l liter:l liters:l ltr:l ltrs:l lt:l lts:l litr:l ltre:l ml:ml mls:ml
    millilitre:ml millilitres:ml milliliters:ml cl:ml*10 gb:gb gbs:gb gig:gb gigs:gb gigabyte:gb gigabytes:gb tb:tb
    terabyte:tb mb:mb mbs:mb mah:mah watt:w watts:w metre:m metres:m meter:m meters:m mtr:m mtrs:m cm:cm cms:cm centimetre:cm
    centimetres:cm centimeters:cm mm:mm mms:mm millimetres:mm inch:inch inches:inch inchs:inch foot:ft feet:ft ft:ft mp:mp
    megapixel:mp megapixels:mp mg:mg volts:v`,
  shortMeasures: `g:g l:l m:m w:w v:v ":inch in:inch`,
  quantityWords: 'qty quantity qnty quantities',
  currency: 'ksh kshs kes sh shs bob bobs shilling shillings shillin kshz',
  atMost: `${EN_NOT_PAST}; under; below; less than; lesser than; lower than; cheaper than; within; max; maximum; maximum of; max of; at most;
    up to; upto; not more than; no more than; not exceeding; not exceed; doesn't exceed; not over; not above; not beyond; nothing above; nothing over; nothing more than; nothing beyond; never above; isn't above; shouldn't exceed; should not exceed; doesn't pass; not pass;
    budget; budget of; on a budget of; a budget of; limit; limit of; undr; belw; blw; blow; less then; i can spend; to spend;
    can afford; not past; bellow; unda; capped at; willing to pay; i can pay up to`,
  atLeast: `above; over; more than; at least; atleast; min; minimum; minimum of; from; starting at; starting from; upwards of;
    not less than; no less than; not below; abv; more then; beyond; greater than`,
  about:
    'around; about; approx; approximately; roughly; like; arround; arnd; abt; close to; near; somewhere around; or so; say',
  between: 'between; from; range of; in the range of; ranging from; btwn; btn; btw; betwen',
  to: 'to - till until',
  orLess: `or less; and less; or below; and below; and under; or under; max; maximum; at most; tops; going down; or lower; n below;
    downwards; and downwards; budget; is my budget; is my limit; is my max; is what i have; is all i have`,
  orMore:
    'or more; and above; or above; and over; or over; and more; plus; upwards; and upwards; going up; n above; minimum; +',
  orSo: 'or so; or there about; or thereabouts; more or less; give or take',
  spends: `left with; remaining with; remained with; only remaining with; i have; i only have; i have only; i've got; ive got; i got; i've; we have; have only; only have; i have just; i just have`,
  spendsEnds: 'only just for to and but so with now please',
  counted: `people person guests guest customers kids children students men women family families times hrs hours hour days day
    weeks week months month years year yrs yr minutes mins min km kms percent % am pm o'clock oclock steps teams points
    followers likes views stars`,
  feet: 'foot feet',
  sizeWords: 'size sizes sz sze siz sizr siize wear wears wearing',
  sizeNames: 'small:S medium:M large:L smal:S meduim:M mediam:M',
  degrees: `small:least smaller:least smallest:least little:least tiny:least big:most bigger:most biggest:most large:most larger:most
    largest:most huge:most long:most longer:most short:least shorter:least`,
  aging: "is hes shes he's she's turns turn turning turned aged age",
  links: 'is are of the my in are : - no number = uk eu us its',
  placeLabels: 'option options choice item # opt optn',
  numberLabels: 'number numba num no nmbr nambr nos',
  ordinals: `first:1 second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 1st:1 2nd:2 3rd:3 4th:4
    5th:5 6th:6 7th:7 8th:8 9th:9 10th:10 frst:1 fist:1 fst:1 secnd:2 scond:2 2rd:2 1nd:1 3th:3`,
  lasts: 'last lst',
  lastPhrases: 'second last:-2; last but one:-2; second from last:-2; second to last:-2; bottom:-1; top:1',
  ordinalLinks: '',
  pointsBefore: 'the that this your ur th de da',
  pointsAfter: 'one ones item option choice pair shoe phone product picture pic photo 1',
  notPlaceBefore: 'at on a for my price',
  notPlaceAfter: `time times week night month year price prices hand thought name aid day half floor street avenue class born lady
    minute longer longest long date deal offer resort lasts warning order chance`,
  codeWords: 'code coupon voucher promo promocode discount-code vouchers receipt ref reference transaction',
  orderWords: 'order orders parcel ref reference',
  days: `today tomorrow tonight yesterday tmrw tmr tomoro tomorow 2moro 2morrow 2day 2nite tomorro monday tuesday wednesday thursday
    friday saturday sunday mon tue tues wed thur thurs fri sat mondays tuesdays wednesdays thursdays fridays saturdays
    sundays weekend weekends wknd weekday weekdays holiday holidays`,
  dayPhrases: `right now; this week; next week; last week; this month;
    next month; end month; end of month; month end; this weekend; next weekend; over the weekend; last night; this evening;
    this morning; this afternoon; public holiday; public holidays; day after tomorrow; the other day; long ago`,
  dayParts: 'morning afternoon evening night noon midday midnight lunchtime lunch',
  clock: "am pm a.m p.m o'clock oclock hrs",
  durations: `minute minutes min mins hour hours hr hrs day days week weeks wk wks month months year years yr yrs times`,
  digits: 'zero:0 oh:0 o:0 nil:0',
  double: 'double',
} as const satisfies FormWords
