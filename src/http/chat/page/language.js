const STORE = 'tulia language'

/** The language of the chat's own words: what was chosen here, what the page asks for, what the browser speaks. */
export function firstLanguage(asked) {
  const spoken = [stored(), asked, ...navigator.languages].map((tag) =>
    String(tag ?? '')
      .slice(0, 2)
      .toLowerCase(),
  )
  return spoken.find((language) => language === 'en' || language === 'sw') ?? 'en'
}

export function keepLanguage(language) {
  try {
    localStorage.setItem(STORE, language)
  } catch {
    // Then it is asked of the browser again next time.
  }
}

function stored() {
  try {
    return localStorage.getItem(STORE)
  } catch {
    return null
  }
}
