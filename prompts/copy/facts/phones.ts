import { has, is, type YesNo, yesNo } from './yes-no.ts'

/** Facts of phones and what goes with them. */
export const PHONES: Readonly<Record<string, YesNo>> = {
  approved_imei: yesNo(
    ['Its IMEI is approved.', 'Its IMEI is not approved.'],
    ['IMEI yake imeidhinishwa.', 'IMEI yake haijaidhinishwa.'],
    ['IMEI yake iko approved.', 'IMEI yake haiko approved.'],
  ),
  unlocked: yesNo(
    ['It works with every Kenyan network.', 'It is locked to one network.'],
    ['Inatumia mitandao yote ya Kenya.', 'Imefungwa kwa mtandao mmoja.'],
    ['Inashika network zote.', 'Imelockiwa kwa network moja.'],
  ),
  dual_sim: yesNo(
    ['It takes two SIM cards.', 'It takes one SIM card.'],
    ['Inatumia laini mbili.', 'Inatumia laini moja.'],
    ['Inashika line mbili.', 'Inashika line moja.'],
  ),
  fingerprint: has('a fingerprint reader', 'kitambua alama ya kidole', 'fingerprint'),
  fast_charging: yesNo(
    ['It charges fast.', 'It does not charge fast.'],
    ['Inachaji haraka.', 'Haichaji haraka.'],
    ['Inacharge fast.', 'Haicharge fast.'],
  ),
  wireless_charging: yesNo(
    ['It charges without a cable (wireless charging).', 'No wireless charging.'],
    ['Inachaji bila waya (wireless).', 'Haichaji bila waya (wireless).'],
    ['Inacharge wireless.', 'Haina wireless charging.'],
  ),
  memory_card_slot: yesNo(
    ['It takes a memory card.', 'It takes no memory card.'],
    ['Unaweza kuweka memory card.', 'Haina nafasi ya memory card, haiwezi kuongezwa.'],
    ['Unaeza eka memory card.', 'Haina slot ya memory card, huwezi ongeza.'],
  ),
  stylus: has('a stylus', 'kalamu ya skrini (stylus)', 'stylus'),
  torch: has('a torch', 'tochi', 'tochi'),
  radio: has('FM radio', 'redio ya FM', 'radio'),
  camera: has('a camera', 'kamera', 'camera'),
  big_buttons: has('big buttons', 'vitufe vikubwa', 'button kubwa'),
  emergency_key: has('an emergency key', 'kitufe cha dharura', 'button ya emergency'),
  charges_other_phones: yesNo(
    ['It can charge another phone.', 'It cannot charge another phone.'],
    ['Inaweza kuchaji simu nyingine.', 'Haiwezi kuchaji simu nyingine.'],
    ['Inaeza charge simu ingine.', 'Haiwezi charge simu ingine.'],
  ),
  hotspot: has('hotspot', 'hotspot', 'hotspot'),
  data: yesNo(
    ['It moves data too.', 'It only charges.'],
    ['Inahamisha data pia.', 'Ni ya kuchaji tu.'],
    ['Inatransfer data pia.', 'Ni ya kucharge tu.'],
  ),
  solar: has('a solar panel', 'sola', 'solar'),
  microphone: has('a microphone', 'maikrofoni', 'mic'),
  noise_cancelling: yesNo(
    ['It cuts noise around you.', 'It does not cut noise.'],
    ['Inapunguza kelele za nje.', 'Haipunguzi kelele za nje.'],
    ['Inablock noise.', 'Haiblock noise.'],
  ),
  sweat_resistant: yesNo(
    ['It can take sweat.', 'It cannot take sweat.'],
    ['Inastahimili jasho.', 'Haistahimili jasho.'],
    ['Inahimili jasho.', 'Haihimili jasho.'],
  ),
  kickstand: has('a kickstand', 'kishikio cha kusimamisha', 'kickstand'),
  privacy: yesNo(
    ['Others cannot read along from the side.', 'Others can read along.'],
    ['Aliye pembeni haoni skrini.', 'Aliye pembeni huona skrini.'],
    ['Msee wa side haoni screen.', 'Msee wa side anaona screen.'],
  ),
  stops_scratches: yesNo(
    ['It stops scratches.', 'It does not stop scratches.'],
    ['Inazuia mikwaruzo.', 'Haizuii mikwaruzo.'],
    ['Inazuia scratches.', 'Haizuii scratches.'],
  ),
  stops_cracks: yesNo(
    ['It stops cracks.', 'It does not stop cracks.'],
    ['Inazuia kupasuka.', 'Haizuii kupasuka.'],
    ['Inazuia screen kupasuka.', 'Haizuii screen kupasuka.'],
  ),
  medical_device: is(
    'a medical device',
    ['Ni kifaa cha matibabu.', 'Si kifaa cha matibabu.'],
    ['Ni ya matibabu.', 'Si ya matibabu.'],
  ),
  returnable_once_opened: yesNo(
    ['It can be returned once it is opened.', 'It cannot be returned once it is opened.'],
    ['Inaweza kurudishwa ikishafunguliwa.', 'Haiwezi kurudishwa ikishafunguliwa.'],
    ['Unaeza rudisha ikifunguliwa.', 'Huwezi rudisha ikifunguliwa.'],
  ),
  returnable_once_fitted: yesNo(
    ['It can be returned once it is fitted.', 'It cannot be returned once it is fitted.'],
    ['Inaweza kurudishwa ikishabandikwa.', 'Haiwezi kurudishwa ikishabandikwa.'],
    ['Unaeza rudisha ikishawekwa.', 'Huwezi rudisha ikishawekwa.'],
  ),
}
