import type { KnowledgeLanguage, VersionFailureCode } from './schemas.ts'

/** Where in the file, counted from 1; `path` leads to a value of JSON or a part of an archive. */
export interface FailurePlace {
  page?: number
  row?: number
  column?: number
  path?: string
}

type Sentence = Record<KnowledgeLanguage, string>

/** What staff read when a file could not be read, and what they can do about it. */
const SENTENCES: Record<VersionFailureCode, Sentence> = {
  unsupported_type: {
    en: 'This kind of file cannot be read. Save it as PDF, DOCX, XLSX, HTML, Markdown, text, CSV or JSON and upload that.',
    sw: 'Aina hii ya faili haiwezi kusomwa. Ihifadhi kama PDF, DOCX, XLSX, HTML, Markdown, maandishi, CSV au JSON kisha uipakie.',
  },
  type_mismatch: {
    en: 'The file is not what its name says. Open it in the program it comes from, save it anew and upload that.',
    sw: 'Faili si ya aina ambayo jina lake linasema. Ifungue kwa programu iliyoitengeneza, ihifadhi upya kisha uipakie.',
  },
  empty_file: {
    en: 'The file is empty. Check that you chose the right one and upload it again.',
    sw: 'Faili ni tupu. Hakikisha umechagua faili sahihi kisha uipakie tena.',
  },
  too_large: {
    en: 'The file is larger than 20 MB. Make its pictures smaller or split it, and upload the parts.',
    sw: 'Faili inazidi MB 20. Punguza ukubwa wa picha zake au uigawanye, kisha upakie sehemu zake.',
  },
  encrypted: {
    en: 'The file is locked with a password. Save it without the password and upload that.',
    sw: 'Faili imefungwa kwa nenosiri. Ihifadhi bila nenosiri kisha uipakie.',
  },
  damaged: {
    en: 'The file is damaged{at}. Open it in the program it comes from, save it anew and upload that.',
    sw: 'Faili imeharibika{at}. Ifungue kwa programu iliyoitengeneza, ihifadhi upya kisha uipakie.',
  },
  no_text: {
    en: 'There is no text in the file; it may be a scan. Upload a version with text in it, or type the text.',
    sw: 'Hakuna maandishi kwenye faili; huenda ni picha tu. Pakia toleo lenye maandishi, au uyaandike.',
  },
  unreadable_text: {
    en: 'The text of the file cannot be read{at}: its fonts hide the letters. Save it anew as PDF or DOCX, or type the text.',
    sw: 'Maandishi ya faili hayasomeki{at}: fonti zake zinaficha herufi. Ihifadhi upya kama PDF au DOCX, au uyaandike.',
  },
  too_slow: {
    en: 'Reading the file takes too long. Split it or save it in a simpler form, and upload that.',
    sw: 'Kusoma faili kunachukua muda mrefu mno. Igawanye au uihifadhi kwa muundo rahisi, kisha uipakie.',
  },
  too_much_memory: {
    en: 'Reading the file takes too much memory. Split it or make its pictures smaller, and upload that.',
    sw: 'Kusoma faili kunahitaji kumbukumbu kubwa mno. Igawanye au upunguze picha zake, kisha uipakie.',
  },
  zip_bomb: {
    en: 'The file unpacks to far more than its size and was not opened. Save it anew in the program it comes from.',
    sw: 'Faili inafunguka kuwa kubwa mno kuliko ukubwa wake, kwa hivyo haikufunguliwa. Ihifadhi upya kwa programu iliyoitengeneza.',
  },
  xml_entities: {
    en: 'The file refers to things outside itself and was not opened. Save it anew in Word or Excel and upload that.',
    sw: 'Faili inarejelea vitu vilivyo nje yake, kwa hivyo haikufunguliwa. Ihifadhi upya kwa Word au Excel kisha uipakie.',
  },
  too_deep: {
    en: 'The file has too many parts within each other. Save it in a simpler form, or as text, and upload that.',
    sw: 'Faili ina sehemu nyingi mno ndani ya nyingine. Ihifadhi kwa muundo rahisi, au kama maandishi, kisha uipakie.',
  },
  bad_encoding: {
    en: 'The letters of the file cannot be read{at}. Save it as text in UTF-8 and upload that.',
    sw: 'Herufi za faili haziwezi kusomwa{at}. Ihifadhi kama maandishi ya UTF-8 kisha uipakie.',
  },
  bad_csv: {
    en: 'The table cannot be read{at}: look for a quotation mark that is not closed, correct it and upload the file again.',
    sw: 'Jedwali haliwezi kusomwa{at}: tafuta alama ya nukuu ambayo haijafungwa, irekebishe kisha upakie faili tena.',
  },
  bad_property_data: {
    en: 'The data of the property are not as they should be{at}. Correct them and upload the file again.',
    sw: 'Taarifa za mali hazijaandikwa inavyotakiwa{at}. Zirekebishe kisha upakie faili tena.',
  },
  cancelled: {
    en: 'Reading the file was cancelled. Upload it again when you want it read.',
    sw: 'Usomaji wa faili ulisitishwa. Ipakie tena ukitaka isomwe.',
  },
  worker_lost: {
    en: 'Reading the file stopped three times before its end. Upload it again; if that fails too, split it or save it in a simpler form.',
    sw: 'Usomaji wa faili ulikatika mara tatu kabla ya kumalizika. Ipakie tena; ikishindikana, igawanye au uihifadhi kwa muundo rahisi.',
  },
}

const WORDS: Record<KnowledgeLanguage, Record<keyof FailurePlace, string>> = {
  en: { page: 'page', row: 'row', column: 'column', path: 'at' },
  sw: { page: 'ukurasa', row: 'mstari', column: 'safu', path: 'mahali' },
}

const PLACES = ['page', 'row', 'column', 'path'] as const

/** What to tell staff of a file that could not be read, in both languages of documents. */
export function failureSentence(code: VersionFailureCode, place: FailurePlace = {}): Sentence {
  const { en, sw } = SENTENCES[code]
  return { en: en.replace('{at}', () => saidPlace(place, 'en')), sw: sw.replace('{at}', () => saidPlace(place, 'sw')) }
}

/** " (page 3)", or nothing where no place is known. */
function saidPlace(place: FailurePlace, language: KnowledgeLanguage): string {
  const said = PLACES.filter((name) => place[name] !== undefined).map(
    (name) => `${WORDS[language][name]} ${place[name]}`,
  )
  return said.length === 0 ? '' : ` (${said.join(', ')})`
}
