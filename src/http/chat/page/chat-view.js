import { chatClient } from './chat-client.js'
import { element, paragraphs } from './element.js'
import { talk } from './talk.js'
import { wordsOf } from './words.js'

/** Builds the chat into an element of the page, or of a shadow tree. `property`: of whom it is, and what can be asked. */
export function chatView(root, { base, language, property, onLanguage }) {
  let words = wordsOf(language)
  const name = element('h1', { class: 'name' })
  const status = element('p', { class: 'presence' })
  const other = element('button', { class: 'language', type: 'button' })
  const actions = element('div', { class: 'actions' }, other)
  const log = element('ol', { class: 'log', role: 'log', 'aria-live': 'polite', tabindex: '0' })
  const welcome = element('div', { class: 'welcome' })
  const notice = element('p', { class: 'notice', role: 'status' })
  const field = element('textarea', { rows: '1', maxlength: '4096', enterkeyhint: 'send', autocomplete: 'off' })
  const button = element('button', { class: 'send', type: 'submit' })
  const form = element('form', { class: 'form' }, field, button)
  const scroll = element('div', { class: 'scroll' }, welcome, log)
  root.append(element('header', {}, element('div', { class: 'who' }, name, status), actions), scroll, notice, form)

  const shown = new Map()
  let person = false
  let open = 0
  const messages = talk(show, (id, row) => {
    const item = shown.get(id)
    shown.delete(id)
    if (row) shown.set(row, item)
    else item?.remove()
  })
  const client = chatClient({
    base,
    onProblem: (problem) => {
      notice.textContent = problem ? words[problem] : ''
    },
    onEvent: ({ name: kind, data }) => {
      if (kind === 'owner') setPerson(data.owner === 'person')
      if (kind === 'error') notice.textContent = data.error
      if (kind === 'token' || kind === 'replace' || kind === 'menu' || kind === 'file' || kind === 'message')
        messages[kind](data)
    },
  })

  function setPerson(is) {
    person = is
    status.textContent = is ? words.person : words.assistant
    status.classList.toggle('live', is)
  }

  function show({ id, from, text, menu, file, state }) {
    welcome.hidden = true
    const follows = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 120
    const item = shown.get(id) ?? log.appendChild(element('li', {}))
    shown.set(id, item)
    item.className = `message ${from}${state === 'failed' ? ' failed' : ''}`
    const speaker = from === 'guest' ? words.you : from === 'person' ? words.team : words.us
    const bubble = element('div', { class: 'bubble' }, element('span', { class: 'reader-only' }, `${speaker}: `))
    if (file?.kind === 'image') bubble.append(element('img', { src: file.url, alt: file.name, loading: 'lazy' }))
    bubble.append(...paragraphs(text.trim(), base))
    if (file?.kind === 'document') bubble.append(link(file))
    item.replaceChildren(bubble)
    if (menu) item.append(choices(menu))
    if (state === 'failed') item.append(again(id, text))
    if (follows || from === 'guest') reveal(item)
  }

  /** The newest stands at the end; one that does not fit is read from its beginning. */
  function reveal(item) {
    const top = item.offsetTop - log.offsetTop
    scroll.scrollTop = item.offsetHeight > scroll.clientHeight - 32 ? top : scroll.scrollHeight
  }

  function link({ url, name: title }) {
    return element('a', { class: 'file', href: url, target: '_blank', rel: 'noopener' }, `${words.file}: ${title}`)
  }

  function choices({ options }) {
    const tap = ({ id, title, description }) => {
      const small = description ? [element('small', {}, description)] : []
      const choice = element('button', { type: 'button' }, title, ...small)
      choice.addEventListener('click', () => say(title, id))
      return choice
    }
    return element('div', { class: 'choices', role: 'group' }, ...options.map(tap))
  }

  function again(id, text) {
    const retry = element('button', { type: 'button', class: 'retry' }, words.retry)
    retry.addEventListener('click', () => {
      messages.resent(id)
      void deliver(id, text)
    })
    return retry
  }

  function say(text, choice) {
    const id = client.newId()
    messages.say(id, text)
    void deliver(id, text, choice)
  }

  async function deliver(id, text, choice) {
    open += 1
    log.setAttribute('aria-busy', 'true')
    root.classList.add('answering')
    const sent = await client.send({ message: text, choice, id }, (row) => messages.confirmed(id, row))
    open -= 1
    if (!sent) messages.unsent(id)
    if (open > 0) return
    log.setAttribute('aria-busy', 'false')
    root.classList.remove('answering')
  }

  function speak(next) {
    words = wordsOf(next)
    root.lang = next
    name.textContent = property.name
    other.textContent = words.other
    other.lang = next === 'sw' ? 'en' : 'sw'
    field.setAttribute('aria-label', words.write)
    field.placeholder = words.write
    button.setAttribute('aria-label', words.send)
    setPerson(person)
    const asked = Object.keys(words.ask)
      .filter((category) => property.categories.includes(category))
      .slice(0, 4)
    const asks = asked.map((category) => ({ id: undefined, title: words.ask[category] }))
    const hello = [element('h2', {}, words.hello), element('p', {}, words.careful)]
    welcome.replaceChildren(...hello, ...(asks.length > 0 ? [choices({ options: asks })] : []))
    onLanguage?.(next)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const text = field.value.trim()
    if (text === '') return
    field.value = ''
    field.style.height = ''
    say(text)
  })
  field.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
  field.addEventListener('input', () => {
    field.style.height = ''
    field.style.height = `${Math.min(field.scrollHeight, 140)}px`
  })
  other.addEventListener('click', () => speak(root.lang === 'sw' ? 'en' : 'sw'))

  speak(language)
  return { actions, focus: () => field.focus(), follow: () => client.follow() }
}
