// One script tag puts the chat on a site that the shop has named: <script src="https://bot.example/w/KEY/widget.js" async></script>
// data-language="sw" chooses its first language; --tulia-accent on :root its colour.
void (async () => {
  const script = document.currentScript
  const at = (file) => new URL(file, script.src).href
  const base = at('.').replace(/\/$/, '')
  const { readProperty } = await import(at('property.js'))
  const property = await readProperty(base)
  if (property === null) {
    console.warn(`Tulia: the chat ${base} is away, or ${location.origin} is not among the sites that may hold it`)
    return
  }
  const { firstLanguage, keepLanguage } = await import(at('language.js'))
  const { wordsOf } = await import(at('words.js'))
  const { chatView } = await import(at('chat-view.js'))

  const make = (name, attributes) => Object.assign(document.createElement(name), attributes)
  const host = document.createElement('tulia-chat')
  host.style.display = 'none'
  const shadow = host.attachShadow({ mode: 'open' })
  const style = make('link', { rel: 'stylesheet', href: at('chat.css') })
  style.onload = () => host.style.removeProperty('display')
  const bubble = make('button', { type: 'button', className: 'bubble-button' })
  const panel = make('section', { className: 'tulia panel', hidden: true })
  panel.setAttribute('role', 'dialog')
  panel.setAttribute('aria-label', property.name)
  const close = make('button', { type: 'button', className: 'close', textContent: '×' })
  shadow.append(style, panel, bubble)
  document.body.append(host)

  const view = chatView(panel, {
    base,
    property,
    language: firstLanguage(script.dataset.language),
    onLanguage: (language) => {
      bubble.setAttribute('aria-label', wordsOf(language).open)
      close.setAttribute('aria-label', wordsOf(language).close)
      keepLanguage(language)
    },
  })
  view.actions.append(close)
  const show = (open) => {
    panel.hidden = !open
    bubble.hidden = open
    if (!open) return bubble.focus()
    void view.follow()
    view.focus()
  }
  bubble.addEventListener('click', () => show(true))
  close.addEventListener('click', () => show(false))
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') show(false)
  })
})()
