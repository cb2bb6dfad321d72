import type { CopyTable } from './copy-table.ts'

/** What is said of remembering a guest. Consent is asked and confirmed in these words and in no model's. */
export const memoryCopy = {
  memory_ask: {
    en: 'May I remember this for your next visit?\n{what}\nNothing about your health or your payments. Write "forget me" and it is gone.',
    sw: 'Naweza kukumbuka haya kwa ziara yako ijayo?\n{what}\nNi yale tu unayoniambia, kamwe si ya afya wala kadi; sema "nisahau" na yatafutwa.',
    sheng:
      'Naeza kumbuka hizi next time ukikuja?\n{what}\nNi zile tu unanishow, si mambo ya afya ama card; sema "nisahau" na zinafutwa.',
  },
  memory_kept: {
    en: 'Thank you, I will remember:\n{what}\nSay "forget me" whenever you want it gone.',
    sw: 'Asante, nitakumbuka:\n{what}\nSema "nisahau" wakati wowote ukitaka yafutwe.',
    sheng: 'Asante, nitakumbuka:\n{what}\nSema "nisahau" saa yoyote unataka zifutwe.',
  },
  memory_kept_nothing: {
    en: 'Thank you. From now on I remember what you tell me about yourself. Say "forget me" whenever you want it gone.',
    sw: 'Asante. Kuanzia sasa nitakumbuka unayoniambia kukuhusu. Sema "nisahau" wakati wowote ukitaka yafutwe.',
    sheng: 'Asante. Kuanzia saa hii nitakumbuka zile unanishow about wewe. Sema "nisahau" saa yoyote unataka zifutwe.',
  },
  memory_declined: {
    en: 'All right, I will not remember it after this chat.',
    sw: 'Sawa, sitakumbuka baada ya mazungumzo haya.',
    sheng: 'Poa, sitakumbuka baada ya hii chat.',
  },
  memory_forgotten: {
    en: 'Done: everything I remembered about you is erased, and I will not remember anything more.',
    sw: 'Tayari: yote niliyokumbuka kukuhusu yamefutwa, na sitakumbuka lolote zaidi.',
    sheng: 'Tayari: zote nilikuwa nakumbuka about wewe zimefutwa, na sitakumbuka kitu ingine.',
  },
  memory_list: {
    en: 'This is what I remember about you:\n{what}\nSay "forget me" and it is gone.',
    sw: 'Haya ndiyo ninayokumbuka kukuhusu:\n{what}\nSema "nisahau" na yatafutwa.',
    sheng: 'Hizi ndio nakumbuka about wewe:\n{what}\nSema "nisahau" na zinafutwa.',
  },
  memory_nothing: {
    en: 'I remember nothing about you beyond this chat.',
    sw: 'Sikumbuki lolote kukuhusu zaidi ya mazungumzo haya.',
    sheng: 'Sikumbuki kitu about wewe, ni hii chat tu.',
  },
  memory_heard: {
    en: 'Thank you, noted for this chat.',
    sw: 'Asante, nimelizingatia kwa mazungumzo haya.',
    sheng: 'Asante, nimenote kwa hii chat.',
  },
  guest_welcome_back: {
    en: 'Welcome back, {name}! {offer}',
    sw: 'Karibu tena, {name}! {offer}',
    sheng: 'Karibu tena, {name}! {offer}',
  },
  guest_welcome_back_nameless: {
    en: 'Welcome back! {offer}',
    sw: 'Karibu tena! {offer}',
    sheng: 'Karibu tena! {offer}',
  },
  guest_offer_after_trip: {
    en: "I'm {bot}, the bot of {property}. After your trip to {trip}, shall I look something up for you: {topic}, for example?",
    sw: 'Mimi ni {bot}, bot ya {property}. Baada ya safari yako ya {trip}, nikutafutie jambo: {topic}, kwa mfano?',
    sheng: 'Ni {bot}, bot ya {property}. Baada ya trip yako ya {trip}, nikutafutie kitu: {topic}, kwa mfano?',
  },
  guest_offer: {
    en: "I'm {bot}, the bot of {property}. Shall I look something up for you: {topic}, for example?",
    sw: 'Mimi ni {bot}, bot ya {property}. Nikutafutie jambo: {topic}, kwa mfano?',
    sheng: 'Ni {bot}, bot ya {property}. Nikutafutie kitu: {topic}, kwa mfano?',
  },
} as const satisfies CopyTable
