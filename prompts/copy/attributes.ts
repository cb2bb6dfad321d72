import type { ItemAttributes } from '../../src/domain/catalog/schemas.ts'
import type { SpokenLang } from '../../src/domain/tenancy/schemas.ts'
import type { CopyLine } from './copy-table.ts'

/** Keys of item attributes that every shop may use, as a customer reads them. */
const LABELS: Readonly<Record<string, CopyLine>> = {
  material: { en: 'Material', sw: 'Imetengenezwa kwa', sheng: 'Material' },
  made_of: { en: 'Made of', sw: 'Imetengenezwa kwa', sheng: 'Imetengenezwa na' },
  contains: { en: 'Contains', sw: 'Ina', sheng: 'Iko na' },
  leather: { en: 'Real leather', sw: 'Ngozi halisi', sheng: 'Ngozi ori' },
  sole: { en: 'Sole', sw: 'Soli', sheng: 'Soli' },
  closure: { en: 'Closes with', sw: 'Inafungwa kwa', sheng: 'Inafungwa na' },
  cushioning: { en: 'Cushioning', sw: 'Ulaini wa ndani', sheng: 'Cushion' },
  fit: { en: 'Fit', sw: 'Inavyokaa mguuni', sheng: 'Venye inafit' },
  size_advice: { en: 'Size advice', sw: 'Ushauri wa saizi', sheng: 'Size advice' },
  surface: { en: 'Made for', sw: 'Ya kutumia kwenye', sheng: 'Ya kutumia kwa' },
  for: { en: 'Good for', sw: 'Inafaa kwa', sheng: 'Inafaa' },
  not_for: { en: 'Not for', sw: 'Haifai kwa', sheng: 'Haifai' },
  gender: { en: 'For', sw: 'Ya', sheng: 'Ya' },
  ages: { en: 'Ages', sw: 'Umri', sheng: 'Age' },
  heel_cm: { en: 'Heel', sw: 'Kisigino', sheng: 'Heel' },
  platform_cm: { en: 'Platform', sw: 'Unene wa soli', sheng: 'Platform' },
  weight_g: { en: 'Weight', sw: 'Uzito', sheng: 'Weight' },
  weight: { en: 'Weight', sw: 'Uzito', sheng: 'Weight' },
  waterproof: { en: 'Waterproof', sw: 'Haipitishi maji kabisa', sheng: 'Haiingizi maji' },
  water_resistant: { en: 'Water resistant', sw: 'Inastahimili maji kidogo', sheng: 'Inahimili maji kiasi' },
  water_rating: { en: 'Water rating', sw: 'Kiwango cha kuhimili maji', sheng: 'Water rating' },
  breathable: { en: 'Breathable', sw: 'Inapitisha hewa', sheng: 'Inapitisha hewa' },
  non_slip: { en: 'Non-slip', sw: 'Haitelezi', sheng: 'Haitelezi' },
  machine_washable: { en: 'Machine washable', sw: 'Inaoshwa kwa mashine', sheng: 'Inaoshwa na machine' },
  care: { en: 'Care', sw: 'Utunzaji', sheng: 'Kuitunza' },
  break_in_time: { en: 'Breaking in', sw: 'Kuizoea', sheng: 'Kuizoea' },
  durability: { en: 'Lasts', sw: 'Inadumu', sheng: 'Inadumu' },
  condition: { en: 'Condition', sw: 'Hali', sheng: 'Hali' },
  approved_imei: { en: 'Approved IMEI', sw: 'IMEI imeidhinishwa', sheng: 'IMEI iko approved' },
  unlocked: {
    en: 'Works with every Kenyan network',
    sw: 'Inatumia mitandao yote ya Kenya',
    sheng: 'Inashika network zote',
  },
  dual_sim: { en: 'Two SIM cards', sw: 'Laini mbili', sheng: 'Line mbili' },
  network: { en: 'Network', sw: 'Mtandao', sheng: 'Network' },
  ram_gb: { en: 'Memory (RAM)', sw: 'RAM', sheng: 'RAM' },
  screen_in: { en: 'Screen', sw: 'Skrini', sheng: 'Screen' },
  screen: { en: 'Screen', sw: 'Skrini', sheng: 'Screen' },
  refresh_hz: { en: 'Screen speed', sw: 'Kasi ya skrini', sheng: 'Screen speed' },
  battery_mah: { en: 'Battery', sw: 'Betri', sheng: 'Battery' },
  battery_life: { en: 'Battery lasts', sw: 'Chaji inakaa', sheng: 'Charge inakaa' },
  battery_hours: { en: 'Battery lasts', sw: 'Chaji inakaa', sheng: 'Charge inakaa' },
  capacity_mah: { en: 'Capacity', sw: 'Ukubwa wa chaji', sheng: 'Capacity' },
  phone_charges: { en: 'Charges a phone (times)', sw: 'Inachaji simu (mara)', sheng: 'Inachaji simu (mara)' },
  camera_mp: { en: 'Main camera', sw: 'Kamera kuu', sheng: 'Camera kuu' },
  selfie_mp: { en: 'Selfie camera', sw: 'Kamera ya mbele', sheng: 'Camera ya selfie' },
  camera: { en: 'Camera', sw: 'Kamera', sheng: 'Camera' },
  zoom: { en: 'Zoom', sw: 'Zoom', sheng: 'Zoom' },
  charging_w: { en: 'Charging', sw: 'Kuchaji', sheng: 'Kuchaji' },
  power_w: { en: 'Power', sw: 'Nguvu', sheng: 'Power' },
  fast_charging: { en: 'Fast charging', sw: 'Inachaji haraka', sheng: 'Inachaji fast' },
  wireless_charging: { en: 'Wireless charging', sw: 'Inachajiwa bila waya', sheng: 'Wireless charging' },
  charging_port: { en: 'Charging port', sw: 'Tundu la chaji', sheng: 'Charging port' },
  ports: { en: 'Ports', sw: 'Matundu', sheng: 'Ports' },
  fingerprint: { en: 'Fingerprint reader', sw: 'Kitambua alama ya kidole', sheng: 'Fingerprint' },
  memory_card_slot: { en: 'Memory card slot', sw: 'Nafasi ya memory card', sheng: 'Slot ya memory card' },
  in_the_box: { en: 'In the box', sw: 'Ndani ya boksi', sheng: 'Ndani ya box' },
  not_in_the_box: { en: 'Not in the box', sw: 'Haimo kwenye boksi', sheng: 'Haiko kwa box' },
  connection: { en: 'Connects by', sw: 'Inaunganishwa kwa', sheng: 'Inaconnect na' },
  microphone: { en: 'Microphone', sw: 'Maikrofoni', sheng: 'Mic' },
  noise_cancelling: { en: 'Noise cancelling', sw: 'Inapunguza kelele', sheng: 'Inablock noise' },
  fits: { en: 'Fits', sw: 'Inaingia kwenye', sheng: 'Inafit' },
  origin: { en: 'From', sw: 'Inatoka', sheng: 'Inatoka' },
  sugar_added: { en: 'Sugar added', sw: 'Imeongezwa sukari', sheng: 'Imewekwa sukari' },
  wholegrain: { en: 'Wholegrain', sw: 'Nafaka nzima', sheng: 'Wholegrain' },
  aromatic: { en: 'Aromatic', sw: 'Inanukia', sheng: 'Inanukia' },
  dairy: { en: 'Dairy', sw: 'Ya maziwa', sheng: 'Ya maziwa' },
  shelf_life: { en: 'Keeps', sw: 'Hukaa', sheng: 'Hukaa' },
  storage: { en: 'Storage', sw: 'Kuhifadhi', sheng: 'Kuiweka' },
  cooking: { en: 'Cooking', sw: 'Kupika', sheng: 'Kupika' },
  in_season: { en: 'In season', sw: 'Ni msimu wake', sheng: 'Ni msimu wake' },
  restocked: { en: 'New stock comes', sw: 'Bidhaa mpya hufika', sheng: 'Stock mpya hufika' },
  warranty_days: { en: 'Warranty', sw: 'Dhamana', sheng: 'Warranty' },
  warranty_months: { en: 'Warranty', sw: 'Dhamana', sheng: 'Warranty' },
  battery_warranty_months: { en: 'Warranty on the battery', sw: 'Dhamana ya betri', sheng: 'Warranty ya battery' },
  return_days: { en: 'Can be returned within', sw: 'Inaweza kurudishwa ndani ya', sheng: 'Unaeza rudisha within' },
  returnable_once_opened: {
    en: 'Can be returned once opened',
    sw: 'Inarudishwa ikifunguliwa',
    sheng: 'Inarudishwa ikifunguliwa',
  },
}

/** A unit stands behind its number, or in front where Swahili puts it there. */
const UNITS: Readonly<Record<string, CopyLine>> = {
  mah: { en: '{n} mAh', sw: '{n} mAh', sheng: '{n} mAh' },
  gb: { en: '{n} GB', sw: '{n} GB', sheng: '{n} GB' },
  mp: { en: '{n} MP', sw: '{n} MP', sheng: '{n} MP' },
  hz: { en: '{n} Hz', sw: '{n} Hz', sheng: '{n} Hz' },
  in: { en: '{n} inches', sw: 'inchi {n}', sheng: 'inch {n}' },
  w: { en: '{n} W', sw: '{n} W', sheng: '{n} W' },
  g: { en: '{n} g', sw: 'gramu {n}', sheng: '{n} g' },
  cm: { en: '{n} cm', sw: 'sm {n}', sheng: '{n} cm' },
  mm: { en: '{n} mm', sw: 'mm {n}', sheng: '{n} mm' },
  m: { en: '{n} m', sw: 'mita {n}', sheng: '{n} m' },
  v: { en: '{n} V', sw: '{n} V', sheng: '{n} V' },
  hours: { en: '{n} hours', sw: 'saa {n}', sheng: 'masaa {n}' },
  days: { en: '{n} days', sw: 'siku {n}', sheng: 'siku {n}' },
  months: { en: '{n} months', sw: 'miezi {n}', sheng: 'miezi {n}' },
  percent: { en: '{n}%', sw: 'asilimia {n}', sheng: '{n}%' },
}

const WORDS = {
  yes: { en: 'yes', sw: 'ndiyo', sheng: 'eeh' },
  no: { en: 'no', sw: 'hapana', sheng: 'zii' },
  none: { en: 'none', sw: 'hakuna', sheng: 'hakuna' },
} as const satisfies Record<string, CopyLine>

type Value = ItemAttributes[string]

/** One attribute as a line, "Battery: 5,000 mAh". A key that a shop made up is said as it is written. */
export function sayAttribute(key: string, value: Value, language: SpokenLang): string {
  return `${LABELS[key]?.[language] ?? key.replaceAll('_', ' ')}: ${sayValue(key, value, language)}`
}

function sayValue(key: string, value: Value, language: SpokenLang): string {
  if (typeof value === 'boolean') return WORDS[value ? 'yes' : 'no'][language]
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return value.join(', ')
  if (value === 0) return WORDS.none[language]
  const unit = UNITS[key.slice(key.lastIndexOf('_') + 1)]?.[language] ?? '{n}'
  return unit.replace('{n}', value.toLocaleString('en-KE'))
}
