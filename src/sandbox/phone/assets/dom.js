/**
 * Makes an element. Properties named `on…` are listeners, `data` sets data attributes, `class` the class, everything
 * else an attribute; null and false are left out. Text is always text: nothing here parses markup.
 */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue
    if (name.startsWith('on')) element.addEventListener(name.slice(2), value)
    else if (name === 'data') Object.assign(element.dataset, value)
    else element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false))
  return element
}

export const byId = (id) => document.getElementById(id)
