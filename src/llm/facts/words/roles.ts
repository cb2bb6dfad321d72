import type { ConceptWords } from '../meaning/concept.ts'

/** What a clause is about and who acts in it: no claim by itself. */
export const ROLE_WORDS: readonly ConceptWords[] = [
  {
    id: 'money',
    words: `payment; payments; money; cash; transaction; transfer; funds; amount; malipo; pesa; hela; doh; doo; chapaa; ganji; mpesa; m pesa; stk; card; kadi; balance; muamala; kes; ksh; shilingi; prompt; account; akaunti; statement; fulus; mkwanja; mullah; dough; attempt; jaribio`,
  },
  { id: 'order', words: `order; orders; oda; agizo; cart; basket; kikapu` },
  {
    id: 'parcel',
    words: `parcel; package; mzigo; mizigo; kifurushi; goods; bidhaa; item; items; vitu; kitu; viatu; shoes; delivery; box; oda; order; agizo; cake; keki; flowers; maua; food; chakula`,
  },
  {
    id: 'booking',
    words: `booking; reservation; appointment; table; room; seat; seats; slot; hall; tour; trip; safari; ticket; meza; chumba; nafasi; miadi; kiti; viti; shuttle; spot; tiketi`,
  },
  {
    id: 'person',
    words: `manager; agent; team; colleague; colleagues; someone; somebody; boss; owner; supervisor; staff; attendant; representative; specialist; operator; doctor; meneja; msimamizi; mwenzangu; wenzangu; mtu wetu; mtu wa; msee; timu; team yetu; daktari; mhudumu; mmiliki; bosi; customer care; support team; sales team; tailor; stylist; mkurugenzi; director; accountant; finance; nurse; vet; mwenye duka; msanii; mwalimu; chef; guide; secretary`,
  },
  {
    id: 'contacts',
    words: `call you; ring you; phone you; contact you; reach you; reach out; text you; get back to you; come to you; visit you; whatsapp you; message you; joined the chat; joining; looking into; handling; on it; will assist; take over; taking over; call back; follow up; attend to you; meet you; waiting for you; ready to talk;
      ~pigi; ~piga; ~jibu; ~wasilian; ~hudumi; ~tafut; ~call; ~text; ~callback; ~kuj; ~sort; ~saidi; ~chek; ~cheki; ~shughuliki; ~ongele`,
  },
  {
    id: 'told',
    words: `informed; notified; alerted; told; asked; spoke; spoken; talked; messaged; pinged; checked with; raised; escalated; forwarded; handed; passed it; passed this; logged; connecting; connected; transferring; transferred; called our; called the; flagged;
      ~ambi; ~ambia; ~julish; ~juz; ~ong; ~onge; ~kubalia; ~ruhusu; ~ping; ~inform; ~tell; ~arif; ~taarifu; ~sem; ~semesh; ~uliz; ~connect; ~escalate; ~forward; ~unganish; ~peleke; ~report; ~reach`,
  },
  {
    id: 'we',
    words: `we; our; ours; weve; were; us; yetu; zetu; wetu; letu; chetu; vyetu; sisi; tuko; tuna; tupo; shop; store; duka; dukani; company; hotel; restaurant`,
  },
  {
    id: 'it',
    words: `it; its; this; that; these; those; theyre; they; them; thats; hii; hiyo; hizi; hizo; hili; hilo; hiki; hicho; hivi; huu; huo; ile; zile; ya; iko; ziko; ina; zina; ipo; zipo; lipo; vipo; kipo; haina; hazina; haiko; hai; kila`,
  },
  {
    id: 'you_get',
    words: `you can; you will; youll; utapokea; mtapokea; you get; you may; youve got; you have; unaweza; unapata; utapata; utapewa; mtapata; unaeza; you receive; you earn; earn`,
  },
  { id: 'will', words: `will; ill; well; youll; itll; shall; expect; going to; gonna; should; by` },
  {
    id: 'done',
    words: `done; complete; completed; imekamilika; imeisha; okay; ok; sorted; success; kazi imeisha; tayari; set; iko set; fiti; sawa`,
  },
  { id: 'yes_picture', words: '✅; ✔; ☑; 👍; 💯; 👌; 🆗; 🎉; 🙌' },
  { id: 'way_picture', words: '🚚; 🛵; 🏍; 📦; 🛻; ✈; 🚛; 🚴' },
  { id: 'gift_picture', words: '🎁; 🆓' },
]
