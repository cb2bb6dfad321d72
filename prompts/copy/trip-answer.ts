import type { CopyTable } from './copy-table.ts'

/** What a run that planned a trip came to: the plan in figures and days, or why there is none and what would make one. */
export const tripAnswerCopy = {
  trip_plan_head: {
    en: 'Your trip to {city}, {start} to {end}:',
    sw: 'Safari yako ya {city}, {start} hadi {end}:',
    sheng: 'Trip yako ya {city}, {start} hadi {end}:',
  },
  trip_plan_flights: { en: 'Flights: {sum}', sw: 'Ndege: {sum}', sheng: 'Flights: {sum}' },
  trip_plan_lodging: { en: 'Where you sleep: {sum}', sw: 'Malazi: {sum}', sheng: 'Place ya kulala: {sum}' },
  trip_plan_attractions: { en: 'Visits: {sum}', sw: 'Matembezi: {sum}', sheng: 'Places za kutembea: {sum}' },
  trip_plan_transit: { en: 'Getting around: {sum}', sw: 'Usafiri wa huko: {sum}', sheng: 'Kuzunguka huko: {sum}' },
  trip_plan_daily: {
    en: 'Meals and small things: {sum}',
    sw: 'Chakula na matumizi madogo: {sum}',
    sheng: 'Chakula na vitu ndogo ndogo: {sum}',
  },
  trip_plan_total: { en: 'Everything together: {sum}', sw: 'Jumla yote: {sum}', sheng: 'Total yote: {sum}' },
  trip_plan_person: { en: 'For each person: {sum}', sw: 'Kwa kila mtu: {sum}', sheng: 'Kila mtu: {sum}' },
  trip_plan_estimates: {
    en: 'Prices and times are estimates; nothing is booked yet.',
    sw: 'Bei na saa ni makadirio; bado hakuna kilichowekwa nafasi.',
    sheng: 'Bei na time ni za kukadiria; hakuna kitu imebookiwa bado.',
  },
  trip_plan_rate: { en: 'Rate of {day}.', sw: 'Kiwango cha {day}.', sheng: 'Rate ya {day}.' },
  trip_plan_degraded: {
    en: 'I could not ask every source, so part of this comes from our own lists.',
    sw: 'Sikuweza kuuliza vyanzo vyote, kwa hivyo sehemu ya hii imetoka kwa orodha zetu.',
    sheng: 'Sikuweza kuask sources zote, so part ya hii imetoka kwa list zetu.',
  },
  trip_plan_free_day: { en: 'Nothing fixed.', sw: 'Hakuna ratiba.', sheng: 'Hakuna plan.' },
  trip_note_budget_exceeded: {
    en: 'It costs a little more than your budget.',
    sw: 'Inazidi bajeti yako kidogo.',
    sheng: 'Imepita budget yako kidogo.',
  },
  trip_note_timing_infeasible: {
    en: 'Somewhere the times are tight, or I do not know the way.',
    sw: 'Kuna mahali muda ni mfupi, au sijui njia.',
    sheng: 'Kuna mahali time iko tight, ama sijui njia.',
  },
  trip_note_venue_closed: {
    en: 'Check the opening hours before you go: a holiday or a closing day is near.',
    sw: 'Hakikisha saa za kufunguliwa kabla ya kwenda: kuna sikukuu au siku ya kufungwa.',
    sheng: 'Check saa za kufungua kabla uende: kuna holiday ama siku wamefunga.',
  },
  trip_note_weather_unsuitable: {
    en: 'The weather outdoors is not sure on every day.',
    sw: 'Hali ya hewa ya nje haina uhakika kila siku.',
    sheng: 'Weather ya nje haijulikani poa kila siku.',
  },
  trip_note_pref_violated: {
    en: 'One of your wishes is only partly met.',
    sw: 'Moja ya matakwa yako imetimizwa kwa sehemu tu.',
    sheng: 'Moja ya zile ulitaka imeweza nusu tu.',
  },
  trip_note_incomplete: {
    en: 'Part of the plan is still open.',
    sw: 'Sehemu ya mpango bado iko wazi.',
    sheng: 'Part ya plan bado iko open.',
  },
  trip_note_no_evidence: {
    en: 'For some of it I have no fresh source.',
    sw: 'Kwa baadhi yake sina chanzo kipya.',
    sheng: 'Zingine sina source fresh.',
  },
  trip_no_invalid_intent: {
    en: 'I could not plan this trip: its dates or its budget do not fit what I can plan.',
    sw: 'Sikuweza kupanga safari hii: tarehe au bajeti haiendani na ninachoweza kupanga.',
    sheng: 'Sikuweza kuplan hii trip: dates ama budget hazifit na zile naweza plan.',
  },
  trip_no_no_destination: {
    en: 'I could not plan this trip: we do not go there.',
    sw: 'Sikuweza kupanga safari hii: hatuendi huko.',
    sheng: 'Sikuweza kuplan hii trip: hatuendangi huko.',
  },
  trip_no_infeasible: {
    en: 'I found no trip that keeps to all you asked for.',
    sw: 'Samahani, sijapata mpango wa safari wenye yote uliyoomba.',
    sheng: 'Sijapata trip inafit zile zote uliask.',
  },
  trip_no_sources_unavailable: {
    en: 'I could not plan this trip: the prices of flights or rooms did not reach me.',
    sw: 'Sikuweza kupanga safari hii: bei za ndege au vyumba hazikunifikia.',
    sheng: 'Sikuweza kuplan hii trip: bei za flights ama rooms hazikunifikia.',
  },
  trip_no_trouble: {
    en: 'I could not plan this trip: something went wrong on our side.',
    sw: 'Sikuweza kupanga safari hii: kuna hitilafu upande wetu.',
    sheng: 'Sikuweza kuplan hii trip: kuna kitu imeharibika upande wetu.',
  },
  trip_relax_head: { en: 'It would work like this:', sw: 'Ingewezekana hivi:', sheng: 'Inaweza work hivi:' },
  trip_relax_total: { en: '{change}: {sum} in all', sw: '{change}: jumla {sum}', sheng: '{change}: total {sum}' },
  trip_relax_budget: { en: 'a higher budget', sw: 'bajeti kubwa zaidi', sheng: 'budget kubwa kidogo' },
  trip_relax_airport: { en: 'another airport', sw: 'uwanja mwingine wa ndege', sheng: 'airport ingine' },
  trip_relax_overnight: { en: 'a flight at night', sw: 'ndege ya usiku', sheng: 'flight ya usiku' },
  trip_relax_tier: { en: 'another class', sw: 'daraja lingine', sheng: 'class ingine' },
  trip_relax_dates: { en: 'other dates', sw: 'tarehe nyingine', sheng: 'dates zingine' },
  trip_relax_nights: { en: 'another number of nights', sw: 'idadi nyingine ya usiku', sheng: 'nights tofauti' },
  trip_relax_wish: { en: 'without one wish', sw: 'bila ombi moja', sheng: 'bila wish moja' },
  trip_relax_theme: { en: 'without one theme', sw: 'bila mada moja', sheng: 'bila theme moja' },
  trip_relax_pace: { en: 'another pace', sw: 'mwendo mwingine', sheng: 'pace ingine' },
  trip_relax_lock: { en: 'without what was fixed', sw: 'bila kilichofungwa', sheng: 'bila ile ulifix' },
  trip_relax_rain: { en: 'outdoors in spite of rain', sw: 'nje licha ya mvua', sheng: 'nje hata kama ni mvua' },
} as const satisfies CopyTable
