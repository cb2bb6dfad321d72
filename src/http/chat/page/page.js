import { chatView } from './chat-view.js'
import { firstLanguage, keepLanguage } from './language.js'
import { readProperty } from './property.js'

const base = new URL('.', location.href).href.replace(/\/$/, '')
const property = (await readProperty(base)) ?? { name: '', categories: [] }
if (property.name !== '') document.title = property.name
const view = chatView(document.getElementById('chat'), {
  base,
  property,
  language: firstLanguage(),
  onLanguage: (language) => {
    document.documentElement.lang = language
    keepLanguage(language)
  },
})
void view.follow()
view.focus()
