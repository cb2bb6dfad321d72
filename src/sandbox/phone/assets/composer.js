import { byId } from './dom.js'
import { icon } from './icons.js'
import { notify } from './notices.js'
import { openAttachSheet } from './sheets.js'

const MAX_FILE_BYTES = 5_000_000

/** The line at the bottom of the chat. `write` sends one message of the customer, `payByHand` opens her M-PESA menu. */
export function wireComposer(write, payByHand) {
  const text = byId('text')
  const refresh = () => {
    const empty = text.value.trim() === ''
    byId('send').replaceChildren(icon(empty ? 'mic' : 'send'))
    byId('send').setAttribute('aria-label', empty ? 'Send a voice note' : 'Send')
    text.style.height = 'auto'
    text.style.height = `${text.scrollHeight}px`
  }
  const voice = () => write({ kind: 'audio', media: { contentType: 'audio/ogg' } })

  byId('composer').addEventListener('submit', (event) => {
    event.preventDefault()
    const body = text.value.trim()
    text.value = ''
    refresh()
    if (body === '') void voice()
    else void write({ kind: 'text', body })
    text.focus()
  })
  text.addEventListener('input', refresh)
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    if (text.value.trim() !== '') byId('composer').requestSubmit()
  })
  byId('attach').addEventListener('click', () =>
    openAttachSheet({
      photo: () => byId('pick-photo').click(),
      document: () => byId('pick-document').click(),
      place: (location) => write({ kind: 'location', location }),
      voice,
      contact: () => write({ kind: 'contacts' }),
      poll: () => write({ kind: 'unsupported' }),
      payByHand,
    }),
  )
  wireFile(byId('pick-photo'), 'image', write)
  wireFile(byId('pick-document'), 'document', write)
  refresh()
}

function wireFile(input, kind, write) {
  input.addEventListener('change', async () => {
    const file = input.files?.[0]
    input.value = ''
    if (!file) return
    if (file.size > MAX_FILE_BYTES) return notify('Too large', 'At most 5 MB can be sent.', { bad: true })
    const media = {
      contentType: file.type || 'application/octet-stream',
      filename: file.name,
      base64: await base64Of(file),
    }
    await write({ kind, media })
  })
}

function base64Of(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
