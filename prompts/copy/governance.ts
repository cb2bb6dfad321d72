import type { CopyTable } from './copy-table.ts'

export const governanceCopy = {
  greeting_short: {
    en: 'Hello! What can I get you?',
    sw: 'Habari! Nikusaidie na nini?',
    sheng: 'Niaje! Nikusort na nini leo?',
  },
  greeting_again: {
    en: "Hi again! I'm here. What would you like?",
    sw: 'Habari tena! Niko hapa. Ungependa nini?',
    sheng: 'Niaje tena! Niko hapa. Leo unadai nini?',
  },
  how_are_you: {
    en: "I'm well, thank you for asking! What can I get you?",
    sw: 'Niko salama, asante kwa kuniuliza! Nikusaidie na nini?',
    sheng: 'Niko poa sana, thanks! Nikusort na nini?',
  },
  thanks_reply: {
    en: "You're welcome! I'm here if you need anything else.",
    sw: 'Karibu sana! Niko hapa ukihitaji kitu kingine.',
    sheng: 'Shwari kabisa! Niko hapa ukidai kitu ingine.',
  },
  goodbye_reply: {
    en: 'Bye for now, and welcome back any time!',
    sw: 'Kwaheri ya kuonana, karibu tena wakati wowote!',
    sheng: 'Haya baadaye, karibu tena any time!',
  },
  casual_reply: {
    en: "I like the chat! I'm best at shopping though: tell me what you need and I'll sort it.",
    sw: 'Nimefurahia mazungumzo! Lakini kazi yangu ni duka: niambie unachohitaji nikushughulikie.',
    sheng: 'Story poa! But mimi ni wa duka: niambie unataka nini nikusort.',
  },
  praise_reply: {
    en: 'Thank you! What can I get you?',
    sw: 'Asante sana! Nikusaidie na nini?',
    sheng: 'Shukran sana! Nikusort na nini?',
  },
  identity: {
    en: "I'm {bot}, the digital assistant of {shop}: a bot, not a person. Tell me what you need, or send AGENT for a person.",
    sw: 'Mimi ni {bot}, msaidizi wa kidijitali wa {shop}: mimi ni bot, si mtu. Niambie unachohitaji, au tuma AGENT upate mtu.',
    sheng:
      'Mimi ni {bot}, assistant digital wa {shop}: mimi ni bot, si msee. Niambie unataka nini, ama tuma AGENT upate msee.',
  },
  off_topic: {
    en: "That one is not for me, I only know {shop}'s goods, orders and deliveries. What can I get you?",
    sw: 'Hilo sijui, mimi najua tu bidhaa, oda na usafirishaji wa {shop}. Nikusaidie na nini?',
    sheng: 'Hiyo siezi jua, mimi najua tu vitu, order na delivery za {shop}. Nikusort na nini?',
  },
  insult_met: {
    en: "I'm sorry that I have not been of help. Tell me once more what you need, or send AGENT for a person.",
    sw: 'Samahani kwamba sijakusaidia vizuri. Niambie tena unachohitaji, au tuma AGENT upate mtu.',
    sheng: 'Pole kama sijakusort vizuri. Niambie tena unataka nini, ama tuma AGENT upate msee.',
  },
  insult_and_go_on: {
    en: "I'm sorry for the trouble, let me help.",
    sw: 'Pole kwa usumbufu, wacha nikusaidie.',
    sheng: 'Pole kwa hiyo stress, wacha nikusort.',
  },
  paused_cart: {
    en: 'No hurry, your cart is kept. Write whenever you are ready.',
    sw: 'Hakuna haraka, kikapu chako kimehifadhiwa. Niandikie ukiwa tayari.',
    sheng: 'Hakuna pressure, cart yako nimeiweka. Niandikie ukiwa ready.',
  },
  paused: {
    en: "No hurry, I'm here whenever you are ready.",
    sw: 'Hakuna haraka, niko hapa ukiwa tayari.',
    sheng: 'Hakuna pressure, niko hapa ukiwa ready.',
  },
  tap_too_late: {
    en: 'That choice is no longer open. Tell me what you need.',
    sw: 'Chaguo hilo halipo tena. Niambie unachohitaji.',
    sheng: 'Hiyo choice haiko tena. Niambie unataka nini.',
  },
  nothing_asked: {
    en: 'All right. Tell me what I can get you.',
    sw: 'Sawa. Niambie nikusaidie na nini.',
    sheng: 'Fiti. Niambie nikusort na nini.',
  },
  not_heard: {
    en: 'Sorry, I did not understand "{words}".',
    sw: 'Samahani, sijaelewa "{words}".',
    sheng: 'Pole, sijaelewa "{words}".',
  },
  not_heard_plain: {
    en: 'Sorry, I did not get that.',
    sw: 'Samahani, sijaelewa.',
    sheng: 'Pole, sijakupata.',
  },
  casual_redirect: {
    en: "Let's get you sorted with {shop}. Here's what I can do:\n{menu}\nReply with a number or tell me what you need.",
    sw: 'Turudi kwenye shughuli za {shop}. Ninachoweza kufanya:\n{menu}\nJibu kwa namba au niambie unachohitaji.',
    sheng: 'Turudi kwa maneno ya {shop}. Naweza kukusort na:\n{menu}\nReply na namba ama niambie unataka nini.',
  },
  spam_first: {
    en: "That doesn't look like something I can help with. I'm here for {shop}: products, orders and questions about the shop.",
    sw: 'Hilo silo jambo ninaloweza kusaidia. Niko hapa kwa ajili ya {shop}: bidhaa, oda na maswali kuhusu duka.',
    sheng: 'Hiyo si kitu naeza kusaidia nayo. Niko hapa kwa ajili ya {shop}: bidhaa, order na maswali za shop.',
  },
  spam_last: {
    en: "I won't reply to messages like these any more. Whenever you need something from {shop}, just write what it is.",
    sw: 'Sitajibu tena ujumbe wa aina hii. Ukihitaji kitu kutoka {shop}, niandikie tu ni nini.',
    sheng: 'Sitareply tena messages kama hizi. Ukidai kitu kutoka {shop}, niandikie tu.',
  },
  abuse_boundary: {
    en: "I want to help, but I can't continue when I'm spoken to like this. If you need a person from {shop}, send AGENT.",
    sw: 'Ningependa kukusaidia, lakini siwezi kuendelea kwa lugha ya aina hii. Ukihitaji mtu wa {shop}, tuma AGENT.',
    sheng: 'Nataka kukusaidia, but siwezi endelea na matusi. Ukidai msee wa {shop}, tuma AGENT.',
  },
  apology_taken: {
    en: 'Thank you, no hard feelings. What can I get you?',
    sw: 'Asante, yamekwisha. Nikusaidie na nini?',
    sheng: 'Shukran, yameisha. Nikusort na nini?',
  },
  secret_removed_pin: {
    en: "I have removed the PIN from your message. Nobody from {shop} will ever ask you for it: enter it only on your phone's own M-PESA prompt.",
    sw: 'Nimeondoa PIN kwenye ujumbe wako. Hakuna mtu wa {shop} atakayekuuliza PIN yako: iweke tu kwenye ombi la M-PESA la simu yako mwenyewe.',
    sheng:
      'Nimetoa PIN kwa message yako. Hakuna msee wa {shop} atawahi kuuliza PIN yako: iweke tu kwa prompt ya M-PESA kwa simu yako.',
  },
  secret_removed_card: {
    en: 'I have removed the card details from your message. Nobody from {shop} will ever ask you for them in this chat: a card is paid only on the secure page that I send.',
    sw: 'Nimeondoa maelezo ya kadi kwenye ujumbe wako. Hakuna mtu wa {shop} atakayekuuliza hapa: kadi hulipwa tu kwenye ukurasa salama ninaokutumia.',
    sheng:
      'Nimetoa details za card kwa message yako. Hakuna msee wa {shop} atakuuliza hizo hapa: card inalipwa tu kwa page safe nakutumia.',
  },
  secret_removed: {
    en: 'I have removed the secret code or password from your message. Nobody from {shop} will ever ask you for it: keep it to yourself.',
    sw: 'Nimeondoa nywila au namba ya siri kwenye ujumbe wako. Hakuna mtu wa {shop} atakayekuuliza: ibaki siri yako.',
    sheng:
      'Nimetoa password ama code ya siri kwa message yako. Hakuna msee wa {shop} atakuuliza hiyo: jiwekee wewe tu.',
  },
  secret_removed_again: {
    en: 'I have removed that one too. Please keep it to yourself.',
    sw: 'Hiyo pia nimeiondoa. Tafadhali ibaki siri yako.',
    sheng: 'Hiyo pia nimeitoa. Jiwekee tu wewe.',
  },
  rate_limited: {
    en: "You're sending messages faster than I can answer. Please wait a minute; I've kept what you sent.",
    sw: 'Unatuma ujumbe haraka kuliko ninavyoweza kujibu. Tafadhali subiri dakika moja; nimehifadhi ulichotuma.',
    sheng: 'Unatuma messages mbio sana. Tulia dakika moja; zile umetuma nimeziweka.',
  },
  sitting_limit: {
    en: "We've exchanged a lot of messages in one go, so I'll pause here. Write again later today, or send AGENT and a person from {shop} will take it from here.",
    sw: 'Tumeandikiana ujumbe mwingi kwa mfululizo, kwa hivyo nitapumzika hapa. Niandikie tena baadaye, au tuma AGENT na mtu wa {shop} ataendelea nawe.',
    sheng:
      'Tumetext sana kwa mpigo moja, so wacha nipumzike. Niandikie later, ama tuma AGENT na msee wa {shop} ataendelea na wewe.',
  },
  session_restarted: {
    en: "Sorry, I lost my notes of our conversation, so let's start afresh. Your orders and payments are safe.",
    sw: 'Samahani, nimepoteza kumbukumbu ya mazungumzo yetu, kwa hivyo tuanze upya. Oda na malipo yako yako salama.',
    sheng: 'Pole, nimepoteza notes za story yetu, so tuanze tena. Order na malipo zako ziko salama.',
  },
  turn_failed: {
    en: "Sorry, something went wrong on our side and I couldn't finish that. Please send it again in a moment.",
    sw: 'Samahani, kuna hitilafu upande wetu na sikuweza kukamilisha. Tafadhali tuma tena baada ya muda mfupi.',
    sheng: 'Pole, kuna noma upande yetu na sijamaliza hiyo. Tuma tena after kidogo.',
  },
  turn_failed_ticket: {
    en: "Sorry, something went wrong on our side and I couldn't finish that. I've passed it to the team, reference {reference}.",
    sw: 'Samahani, kuna hitilafu upande wetu na sikuweza kukamilisha. Nimeipeleka kwa timu yetu, kumbukumbu {reference}.',
    sheng: 'Pole, kuna noma upande yetu na sijamaliza hiyo. Nimepelekea team, reference ni {reference}.',
  },
  tool_failed: {
    en: "I couldn't get that from our system just now. Please try again in a minute.",
    sw: 'Sijaweza kupata hilo kwenye mfumo wetu kwa sasa. Tafadhali jaribu tena baada ya dakika moja.',
    sheng: 'System imekataa kunipea hiyo saa hii. Jaribu tena after dakika moja.',
  },
  untrusted_refused: {
    en: "I can't act on a message like that. Tell me in plain words what you need and I'll help.",
    sw: 'Siwezi kutekeleza ujumbe wa aina hiyo. Niambie kwa maneno ya kawaida unachohitaji nikusaidie.',
    sheng: 'Siwezi fanya kitu na message kama hiyo. Niambie tu straight unataka nini.',
  },
  cannot_say: {
    en: "I don't have that for certain, so I'd rather not guess. Shall I ask someone from {shop}?",
    sw: 'Sina uhakika wa hilo, na sipendi kubahatisha. Nimuulize mtu wa {shop}?',
    sheng: 'Sina uhakika na hiyo, na sitaki kuguess. Niulize msee wa {shop}?',
  },
  nothing_to_resume: {
    en: 'There is nothing waiting for you. What would you like to do?',
    sw: 'Hakuna jambo linalosubiri. Ungependa kufanya nini?',
    sheng: 'Hakuna kitu inangoja. Unadai tufanye nini?',
  },
  clarify_intent: {
    en: 'I want to be sure I help with the right thing. Which one is it?\n{menu}',
    sw: 'Nataka nihakikishe nakusaidia ipasavyo. Ni lipi kati ya haya?\n{menu}',
    sheng: 'Nataka kuwa sure nakusort vizuri. Ni gani kati ya hizi?\n{menu}',
  },
  unknown_menu: {
    en: "Sorry, I didn't get that. At {shop} I can help you with:\n{menu}\nReply with a number or tell me in other words.",
    sw: 'Samahani, sijaelewa. Hapa {shop} naweza kukusaidia na:\n{menu}\nJibu kwa namba au niambie kwa maneno mengine.',
    sheng: 'Pole, sijakupata. Hapa {shop} naweza kukusort na:\n{menu}\nReply na namba ama niambie kwa njia ingine.',
  },
  what_i_can_do: {
    en: 'At {shop} I can help you with:\n{menu}\nReply with a number or tell me in other words.',
    sw: 'Hapa {shop} naweza kukusaidia na:\n{menu}\nJibu kwa namba au niambie kwa maneno mengine.',
    sheng: 'Hapa {shop} naweza kukusort na:\n{menu}\nReply na namba ama niambie kwa njia ingine.',
  },
  frustrated_menu: {
    en: "I'm sorry this is not going well. Tell me once more what you need, choose below, or send AGENT for a person:\n{menu}",
    sw: 'Pole sana kwa usumbufu. Niambie tena unachohitaji, chagua hapa chini, au tuma AGENT upate mtu:\n{menu}',
    sheng:
      'Pole sana kwa hiyo stress. Niambie tena unataka nini, chagua hapa chini, ama tuma AGENT uongee na msee:\n{menu}',
  },
  not_enabled: {
    en: "{shop} doesn't offer that in this chat. Here's what I can do:\n{menu}\nOr send AGENT and I'll ask a person.",
    sw: '{shop} haina huduma hiyo kwenye chat hii. Ninachoweza kufanya:\n{menu}\nAu tuma AGENT nimuulize mtu.',
    sheng: '{shop} haina hiyo kwa hii chat. Naweza kukusort na:\n{menu}\nAma tuma AGENT niulize msee.',
  },
} as const satisfies CopyTable
