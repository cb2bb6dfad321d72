async function call(path, options = {}) {
  const response = await fetch(`/phone/api/${path}`, options)
  const text = await response.text()
  if (!response.ok) throw new Error(text || `the sandbox answered ${response.status}`)
  return JSON.parse(text)
}

function post(path, body) {
  return call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** What the page asks of the sandbox server; a refusal is an Error with its words. */
export const api = {
  shops: () => call('shops'),
  chat: (sender, customer) => call(`chat?${new URLSearchParams({ sender, customer })}`),
  write: (message) => post('inbound', message),
  markRead: (sender, customer) => post('read', { sender, customer }),
  answerPrompt: (id, answer) => post(`prompts/${encodeURIComponent(id)}`, answer),
  payByHand: (payment) => post('c2b', payment),
  turn: (sid, customer) => call(`turn/${encodeURIComponent(sid)}?${new URLSearchParams({ customer })}`),
  events: (sender, customer) => new EventSource(`/phone/api/events?${new URLSearchParams({ customer, sender })}`),
}
