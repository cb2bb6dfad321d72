import type { CopyTable } from './copy-table.ts'

/** The page at which anybody who has its address pays an open share. It says what the rows say, and nobody's number in full. */
export const sharePageCopy = {
  share_page_title: {
    en: 'Pay order {reference} together',
    sw: 'Lipieni oda {reference} pamoja',
    sheng: 'Lipieni order {reference} pamoja',
  },
  share_page_intro: {
    en: 'Of {total}, {left} is still to come.',
    sw: 'Kati ya {total}, bado {left}.',
    sheng: 'Kwa {total}, imebaki {left}.',
  },
  share_page_until: {
    en: 'Shares can be paid until {until}.',
    sw: 'Mafungu yanaweza kulipwa hadi {until}.',
    sheng: 'Shares zinaweza lipwa hadi {until}.',
  },
  share_page_paid: {
    en: 'Everybody has paid: order {reference} is complete. Please do not pay any more.',
    sw: 'Wote wamelipa: oda {reference} imekamilika. Tafadhali usilipe tena.',
    sheng: 'Wote wamelipa: order {reference} imekamilika. Usilipe tena please.',
  },
  share_page_over: {
    en: 'Order {reference} is not shared any more. Please do not pay; ask who sent you this link.',
    sw: 'Oda {reference} haichangiwi tena. Tafadhali usilipe; muulize aliyekutumia kiungo hiki.',
    sheng: 'Order {reference} haichangiwi tena. Usilipe; uliza mwenye alikutumia hii link.',
  },
  share_page_unknown: {
    en: 'There is nothing to pay at this address.',
    sw: 'Hakuna cha kulipa kwenye anwani hii.',
    sheng: 'Hakuna ya kulipa kwa hii address.',
  },
  share_page_buyer: { en: 'Who ordered', sw: 'Aliyeagiza', sheng: 'Mwenye aliorder' },
  share_page_person: { en: 'Person {place}', sw: 'Mtu wa {place}', sheng: 'Msee wa {place}' },
  share_page_number: { en: 'Number ending in {end}', sw: 'Namba inayoishia {end}', sheng: 'Number inaisha na {end}' },
  share_page_state_to_pay: { en: 'to pay', sw: 'bado', sheng: 'bado haijalipwa' },
  share_page_state_prompted: {
    en: 'request is on the phone',
    sw: 'ombi liko kwenye simu',
    sheng: 'prompt iko kwa simu',
  },
  share_page_state_paid: { en: 'paid', sw: 'limelipwa', sheng: 'imelipwa' },
  share_page_state_out: { en: 'not needed now', sw: 'halihitajiki sasa', sheng: 'haihitajiki saa hii' },
  share_page_pay: { en: 'Pay this share', sw: 'Lipa fungu hili', sheng: 'Lipa hii share' },
  share_page_phone: { en: 'Your M-PESA number', sw: 'Namba yako ya M-PESA', sheng: 'Number yako ya M-PESA' },
  share_page_send: { en: 'Send me the request', sw: 'Nitumie ombi', sheng: 'Nitumie prompt' },
  share_page_again: { en: 'Look again', sw: 'Angalia tena', sheng: 'Cheki tena' },
  share_page_by_hand: {
    en: 'By hand: Paybill {paybill}, account {reference}, {amount}.',
    sw: 'Kwa mkono: Paybill {paybill}, akaunti {reference}, {amount}.',
    sheng: 'By hand: Paybill {paybill}, account {reference}, {amount}.',
  },
  share_page_said_asked: {
    en: 'Check your phone and enter your PIN there, never on this page.',
    sw: 'Angalia simu yako uweke PIN hapo, kamwe si kwenye ukurasa huu.',
    sheng: 'Cheki simu yako uweke PIN hapo, usiwahi iandika kwa page hii.',
  },
  share_page_said_not_a_number: {
    en: 'That is not a Kenyan mobile number.',
    sw: 'Hiyo si namba ya simu ya Kenya.',
    sheng: 'Hiyo si number ya simu ya Kenya.',
  },
  share_page_said_prompt_open: {
    en: 'A request for this share is on a phone already. Wait two minutes.',
    sw: 'Ombi la fungu hili tayari liko kwenye simu. Subiri dakika mbili.',
    sheng: 'Prompt ya hii share iko kwa simu tayari. Ngoja dakika mbili.',
  },
  share_page_said_taken: {
    en: 'Somebody has paid this share. Take another one.',
    sw: 'Fungu hili limelipwa na mtu. Chukua jingine.',
    sheng: 'Kuna msee amelipa hii share. Chukua ingine.',
  },
  share_page_said_by_hand_only: {
    en: 'No requests can be sent here: pay by hand as shown below.',
    sw: 'Maombi hayawezi kutumwa hapa: lipa kwa mkono kama inavyoonyeshwa hapa chini.',
    sheng: 'Prompts haziwezi tumwa hapa: lipa by hand vile imeandikwa hapa chini.',
  },
  share_page_said_busy: {
    en: 'You have tried that too many times. Please wait a few minutes and try it again.',
    sw: 'Umejaribu mara nyingi. Subiri kidogo, kisha ujaribu tena.',
    sheng: 'Umetry mara mob. Ngoja kidogo, alafu utry tena.',
  },
  share_page_said_over: {
    en: 'This order is not shared any more.',
    sw: 'Oda hii haichangiwi tena.',
    sheng: 'Hii order haichangiwi tena.',
  },
} as const satisfies CopyTable
