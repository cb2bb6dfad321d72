import type { CopyTable } from './copy-table.ts'

/** How a concierge tells what the web says, and that it could not look. */
export const guestResearchCopy = {
  guest_web_quote: {
    en: '“{quote}” (according to {domain}, {date})',
    sw: '“{quote}” (kwa mujibu wa {domain}, {date})',
    sheng: '“{quote}” (according to {domain}, {date})',
  },
  guest_web_quote_undated: {
    en: '“{quote}” (according to {domain}, as read on {date})',
    sw: '“{quote}” (kwa mujibu wa {domain}, kama ilivyosomwa {date})',
    sheng: '“{quote}” (according to {domain}, vile ilikuwa {date})',
  },
  guest_web_not_ours: {
    en: 'Those are the words of others, which I cannot check.',
    sw: 'Hayo ni maneno ya wengine, ambayo siwezi kuyathibitisha.',
    sheng: 'Hayo ni maneno ya wengine, siezi confirm.',
  },
  guest_web_not_now: {
    en: 'What is new about it I could not look up just now.',
    sw: 'Habari mpya kuhusu hilo sikuweza kuzitafuta sasa hivi.',
    sheng: 'News za hiyo sijaweza search saa hii.',
  },
  guest_web_no_more: {
    en: 'I also looked that up and found nothing new that I could tell you.',
    sw: 'Pia nimetafuta na sijapata habari mpya ya kukuambia.',
    sheng: 'Pia nimesearch na sijapata kitu mpya ya kukushow.',
  },
  guest_web_unavailable: {
    en: 'I could not look that up just now. Shall I ask a person at {property} to find out?',
    sw: 'Sikuweza kutafuta hilo sasa hivi. Nimwombe mtu wa {property} akutafutie?',
    sheng: 'Hiyo sijaweza search saa hii. Niulize msee wa {property} akutafutie?',
  },
  guest_web_limit: {
    en: 'I have looked up as much as I may today. Shall I ask a person at {property} to find out?',
    sw: 'Nimeshatafuta kadiri ninavyoruhusiwa leo. Nimwombe mtu wa {property} akutafutie?',
    sheng: 'Nishasearch mpaka limit ya leo. Niulize msee wa {property} akutafutie?',
  },
  guest_web_nothing: {
    en: 'I looked that up and found nothing that I could tell you. Shall I ask a person at {property} to find out?',
    sw: 'Nimetafuta hilo na sijapata chochote cha kukuambia. Nimwombe mtu wa {property} akutafutie?',
    sheng: 'Nimesearch hiyo na sijapata kitu ya kukushow. Niulize msee wa {property} akutafutie?',
  },
} as const satisfies CopyTable
