import type { CopyTable } from './copy-table.ts'

/** What is said of a trip that is watched: what has changed, what we would do about it, and that nothing was done. */
export const tripWatchCopy = {
  trip_changed_head: {
    en: 'News about your trip to {city}, which begins on {day}.',
    sw: 'Habari kuhusu safari yako ya {city}, inayoanza {day}.',
    sheng: 'Kuna news ya trip yako ya {city}, inaanza {day}.',
  },
  trip_changed_again: {
    en: 'I asked you about your trip to {city}, which begins on {day}. It is still so:',
    sw: 'Nilikuuliza kuhusu safari yako ya {city}, inayoanza {day}. Bado iko hivi:',
    sheng: 'Nilikuask kuhusu trip yako ya {city}, inaanza {day}. Bado iko hivi:',
  },
  trip_changed_flight_gone: {
    en: '{name} on {day} is not offered any more.',
    sw: '{name} ya {day} haipo tena.',
    sheng: '{name} ya {day} haiko tena.',
  },
  trip_changed_bed_gone: {
    en: '{name} has no room for your nights any more.',
    sw: '{name} haina nafasi tena kwa siku zako.',
    sheng: '{name} haina space tena kwa siku zako.',
  },
  trip_changed_moved: {
    en: '{name} now leaves {to} instead of {from}.',
    sw: '{name} sasa inaondoka {to} badala ya {from}.',
    sheng: '{name} sasa inatoka {to}, sio {from}.',
  },
  trip_changed_price: {
    en: '{name} now costs {to} instead of {from}.',
    sw: '{name} sasa ni {to} badala ya {from}.',
    sheng: '{name} sasa ni {to}, sio {from}.',
  },
  trip_changed_closed: {
    en: '{name} is closed on {day}.',
    sw: '{name} imefungwa {day}.',
    sheng: '{name} imefungwa {day}.',
  },
  trip_changed_weather: {
    en: '{day}: rain {rain} %, wind {wind} km/h.',
    sw: '{day}: mvua {rain} %, upepo {wind} km/h.',
    sheng: '{day}: mvua {rain} %, upepo {wind} km/h.',
  },
  trip_changed_rate: {
    en: '1 USD is now {to} instead of {from}.',
    sw: '1 USD sasa ni {to} badala ya {from}.',
    sheng: '1 USD sasa ni {to}, sio {from}.',
  },
  trip_changed_source: {
    en: 'Source: {source}, {when}.',
    sw: 'Chanzo: {source}, {when}.',
    sheng: 'Source: {source}, {when}.',
  },
  trip_changed_own_list: { en: 'our price list', sw: 'orodha yetu ya bei', sheng: 'price list yetu' },
  trip_changed_offer: { en: 'I can change this:', sw: 'Naweza kubadilisha hivi:', sheng: 'Naweza change hivi:' },
  trip_changed_instead: {
    en: '{day}: {next} instead of {old}',
    sw: '{day}: {next} badala ya {old}',
    sheng: '{day}: {next}, sio {old}',
  },
  trip_changed_added: { en: '{day}: {next} as well', sw: '{day}: {next} pia', sheng: '{day}: {next} pia' },
  trip_changed_dropped: { en: '{day}: without {old}', sw: '{day}: bila {old}', sheng: '{day}: bila {old}' },
  trip_changed_repriced: {
    en: 'The plan can stay as it is, at the prices of now.',
    sw: 'Mpango unaweza kubaki ulivyo, kwa bei za sasa.',
    sheng: 'Plan inaweza baki vile iko, na bei za saa hii.',
  },
  trip_changed_retimed: {
    en: 'The rest of the plan can stay as it is.',
    sw: 'Mpango uliobaki unaweza kubaki ulivyo.',
    sheng: 'Plan ingine yote inaweza baki vile iko.',
  },
  trip_changed_total: {
    en: 'Everything together: {now} instead of {told} ({difference}).',
    sw: 'Jumla yote: {now} badala ya {told} ({difference}).',
    sheng: 'Total yote: {now}, sio {told} ({difference}).',
  },
  trip_changed_same_total: {
    en: 'Everything together: {now}, as before.',
    sw: 'Jumla yote: {now}, kama awali.',
    sheng: 'Total yote: {now}, vile ilikuwa.',
  },
  trip_changed_over_budget: {
    en: 'That is {over} more than your budget.',
    sw: 'Hiyo ni {over} zaidi ya bajeti yako.',
    sheng: 'Hiyo ni {over} juu ya budget yako.',
  },
  trip_changed_worse: {
    en: 'I have found no better plan. Your trip stays as it is.',
    sw: 'Sijapata mpango ulio bora zaidi. Safari yako inabaki ilivyo.',
    sheng: 'Sijapata plan poa zaidi. Trip yako inabaki vile iko.',
  },
  trip_changed_untouched: {
    en: 'Nothing changes unless you say so.\n1. Take it\n2. Keep my plan\n3. Talk to us',
    sw: 'Hakuna kinachobadilika usiposema.\n1. Ikubali\n2. Baki na mpango wangu\n3. Ongea nasi',
    sheng: 'Hakuna kitu inachange usiposema.\n1. Chukua\n2. Baki na plan yangu\n3. Ongea na sisi',
  },
  trip_changed_worse_menu: {
    en: '1. Keep my plan\n2. Talk to us',
    sw: '1. Baki na mpango wangu\n2. Ongea nasi',
    sheng: '1. Baki na plan yangu\n2. Ongea na sisi',
  },
  trip_changed_take: { en: 'Take it', sw: 'Ikubali', sheng: 'Chukua' },
  trip_changed_keep: { en: 'Keep my plan', sw: 'Baki na mpango', sheng: 'Baki na plan' },
  trip_changed_talk: { en: 'Talk to us', sw: 'Ongea nasi', sheng: 'Ongea na sisi' },
} as const satisfies CopyTable
