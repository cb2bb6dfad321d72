/** What the chat itself says; everything else comes from the conversation. */
const WORDS = {
  en: {
    open: 'Open the chat',
    close: 'Close the chat',
    write: 'Write a message',
    send: 'Send',
    assistant: 'Automatic assistant',
    person: 'A person of our team is with you',
    hello: 'How can we help?',
    careful:
      'Answered by an automatic assistant; a person takes over when needed. Never write a PIN, password or card number here.',
    typing: 'An answer is being written',
    failed: 'Not sent. Check your connection.',
    retry: 'Send again',
    slow: 'Twenty messages a minute are the most. This one leaves in a moment.',
    refused: 'This chat cannot be used on this page.',
    away: 'The chat is away for a moment. Your message waits and leaves by itself.',
    file: 'Open the file',
    you: 'You',
    us: 'Assistant',
    team: 'Our team',
    from: 'From',
    other: 'Kiswahili',
    ask: {
      restaurants: 'Where can I eat?',
      entertainment: 'What is on this week?',
      hotel: 'What rooms do you have?',
      amenities: 'What can I do here?',
      promotions: 'Do you have offers?',
      destination: 'When is the best time to travel?',
    },
  },
  sw: {
    open: 'Fungua mazungumzo',
    close: 'Funga mazungumzo',
    write: 'Andika ujumbe',
    send: 'Tuma',
    assistant: 'Msaidizi wa kompyuta',
    person: 'Mtu wa timu yetu yuko nawe',
    hello: 'Tukusaidie nini?',
    careful:
      'Msaidizi wa kompyuta anajibu; mtu huchukua nafasi inapohitajika. Usiandike PIN, nywila wala namba ya kadi hapa.',
    typing: 'Jibu linaandikwa',
    failed: 'Haijatumwa. Angalia mtandao wako.',
    retry: 'Tuma tena',
    slow: 'Ujumbe ishirini kwa dakika ndio mwisho. Huu utaondoka muda si mrefu.',
    refused: 'Mazungumzo haya hayawezi kutumika kwenye ukurasa huu.',
    away: 'Mazungumzo hayapo kwa muda. Ujumbe wako unasubiri na utaondoka wenyewe.',
    file: 'Fungua faili',
    you: 'Wewe',
    us: 'Msaidizi',
    team: 'Timu yetu',
    from: 'Kutoka',
    other: 'English',
    ask: {
      restaurants: 'Naweza kula wapi?',
      entertainment: 'Kuna burudani gani wiki hii?',
      hotel: 'Mna vyumba gani?',
      amenities: 'Naweza kufanya nini hapa?',
      promotions: 'Mna ofa?',
      destination: 'Wakati gani ni mzuri kusafiri?',
    },
  },
}

export function wordsOf(language) {
  return WORDS[language] ?? WORDS.en
}
