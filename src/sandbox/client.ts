import type { SandboxControls } from './types.ts'

/** The controls of a sandbox in another process. A refusal becomes an Error with the sandbox's own words. */
export function createSandboxClient(baseUrl: string): SandboxControls {
  const { get, post, put, remove } = createCalls(baseUrl)
  return {
    twilio: {
      registerSender: (sender) => post('/sandbox/senders', sender),
      senders: () => get('/sandbox/senders'),
      inbound: (message) => post('/sandbox/inbound', message),
      messages: (filter = {}) => get('/sandbox/messages', filter),
      markRead: (receipt) => post('/sandbox/read', receipt),
      acceptHeld: () => post('/sandbox/accept-held', {}),
      typings: () => get('/sandbox/typings'),
      setWindow: (setting) => put('/sandbox/window', setting),
      setContentApproval: (approval) => put('/sandbox/content-approval', approval),
    },
    daraja: {
      registerApp: (app) => post('/sandbox/daraja/apps', app),
      setPhone: (phone) => put('/sandbox/daraja/phones', phone),
      script: (script) => put('/sandbox/daraja/script', script),
      clearScripts: () => remove('/sandbox/daraja/script'),
      prompts: (filter = {}) => get('/sandbox/prompts', filter),
      answerPrompt: (id, answer) => post(`/sandbox/prompts/${encodeURIComponent(id)}`, answer),
      pushes: (filter = {}) => get('/sandbox/pushes', filter),
      refusedPushes: () => get('/sandbox/pushes/refused'),
      revokeTokens: () => post('/sandbox/daraja/revoke-tokens', {}),
      setC2b: (setting) => put('/sandbox/daraja/c2b', setting),
      c2bShops: () => get('/sandbox/daraja/c2b'),
      forge: (forgery) => post('/sandbox/daraja/forgeries', forgery),
      payC2b: (payment) => post('/sandbox/daraja/c2b/payments', payment),
      setBooks: (setting) => put('/sandbox/daraja/books', setting),
      ledger: (filter) => get('/sandbox/daraja/ledger', filter),
      receiptRequests: (filter) => get('/sandbox/daraja/receipt-requests', filter),
      certificate: () => get('/sandbox/daraja/certificate'),
    },
    pesapal: {
      registerShop: (shop) => post('/sandbox/pesapal/shops', shop),
      orders: (filter = {}) => get('/sandbox/pesapal/orders', filter),
      pay: (id, attempt = {}) => post(`/sandbox/pesapal/orders/${encodeURIComponent(id)}/pay`, attempt),
      reverse: (id, reversal = {}) => post(`/sandbox/pesapal/orders/${encodeURIComponent(id)}/reverse`, reversal),
      ipnUrls: () => get('/sandbox/pesapal/ipn-urls'),
      revokeTokens: () => post('/sandbox/pesapal/revoke-tokens', {}),
    },
    model: {
      registerKey: (key) => post('/sandbox/model/keys', key),
      totals: () => get('/sandbox/model/totals'),
    },
    search: {
      setPages: (pages) => put('/sandbox/search/pages', pages),
      queries: () => get('/sandbox/search/queries'),
    },
    hooks: {
      received: (filter = {}) => get('/sandbox/hooks', filter),
    },
    weather: {
      setDay: (setting) => put('/sandbox/weather/days', setting),
      setHorizon: (horizon) => put('/sandbox/weather/horizon', horizon),
      clear: () => remove('/sandbox/weather'),
      asked: () => get('/sandbox/weather/asked'),
    },
    trips: {
      setKey: (key) => put('/sandbox/trips/key', key),
      setPrice: (setting) => put('/sandbox/trips/prices', setting),
      close: (closing) => put('/sandbox/trips/closed', closing),
      withdraw: (withdrawal) => put('/sandbox/trips/withdrawn', withdrawal),
      clear: () => remove('/sandbox/trips'),
      asked: () => get('/sandbox/trips/asked'),
    },
    faults: {
      list: () => get('/sandbox/faults'),
      add: (rule) => post('/sandbox/faults', rule),
      set: (rules) => put('/sandbox/faults', rules),
      remove: (id) => remove(`/sandbox/faults/${encodeURIComponent(id)}`),
      clear: () => remove('/sandbox/faults'),
    },
  }
}

function createCalls(baseUrl: string) {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`sandbox ${method} ${path} answered ${response.status}: ${text}`)
    // Both ends are compiled from the same types, so the shape of the answer is known here.
    return JSON.parse(text) as T
  }
  return {
    get: <T>(path: string, query: object = {}) => call<T>('GET', `${path}${queryText(query)}`),
    post: <T>(path: string, body: object) => call<T>('POST', path, body),
    put: <T>(path: string, body: object) => call<T>('PUT', path, body),
    remove: <T>(path: string) => call<T>('DELETE', path),
  }
}

function queryText(query: object): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) params.set(name, String(value))
  return params.size === 0 ? '' : `?${params}`
}
