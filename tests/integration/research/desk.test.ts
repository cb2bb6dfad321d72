import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { searchPages } from '../../../src/main/search-pages.ts'
import type { FaultKind } from '../../../src/sandbox/index.ts'
import type { TestShop } from '../../support/builders.ts'
import { sessionOf } from '../../support/session-of.ts'
import { testDatabase } from '../../support/test-database.ts'
import { openDesk, startSearch, travellerOf } from './travel-desk.ts'

const db = await testDatabase()
const sandbox = await startSearch()
afterAll(() => sandbox.close())
beforeEach(() => sandbox.faults.clear())
let desk: TestShop

beforeAll(async () => {
  desk = await openDesk(db)
})

/** A new traveller asks, at a desk of its own where what was asked before must not be known. */
const ask = async (question: string, shop = desk) => (await travellerOf(db, shop, sandbox)).ask(question)

describe('a question about what is new', () => {
  it('is answered in the words of a site, with its name and day', async () => {
    const answer = await ask('What beach destinations are trending right now?')
    expect(answer).toContain(
      '[Web] “Zanzibar leads the list of beach searches from Nairobi this month, followed by Diani, Phuket and the Maldives. Searches for Phuket grew by 31% against October.” (according to searchtides.example, 18 November 2026)',
    )
    expect(answer).not.toMatch(/700 000 999|closed|instructions/)
  })

  it.each([
    ['tokyo cherry blossom forecast 2027', 'full bloom on 29 March', 'full bloom on 2 April'],
    ['lamu cultural festival 2026 dates', '26 to 29 November', '3 to 6 December'],
    ['maldives resort deals december 2026', 'USD 410', 'USD 565'],
  ])('lets both be heard where two sites say different things: "%s"', async (question, one, other) => {
    const lines = (await ask(question)).split('\n').filter((line) => line.startsWith('[Web]'))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(one)
    expect(lines[1]).toContain(other)
  })

  it('is answered in Swahili around the words of the site', async () => {
    expect(await ask('nchi gani wakenya hawahitaji viza 2026')).toContain(
      '(kwa mujibu wa safarileo.example, 7 Novemba 2026)',
    )
  })

  it('names the day of the search where a page has none', async () => {
    await sandbox.search.setPages([
      {
        query: 'ferry deals lamu this week',
        results: [
          {
            title: 'Lamu ferry',
            url: 'https://boats.example/a',
            content: 'A seat is KES 700 now.',
            publishedDate: null,
          },
        ],
      },
    ])
    const answer = await ask('ferry deals lamu this week')
    await sandbox.search.setPages(searchPages())
    expect(answer).toContain('“A seat is KES 700 now.” (according to boats.example, as read on 23 November 2026)')
  })

  it('is answered from rows first where they say it', async () => {
    await sandbox.search.setPages([
      {
        query: 'maldives visa rules right now',
        results: [
          {
            title: 'Rules',
            url: 'https://rules.example/a',
            content: 'Show the paper on landing.',
            publishedDate: '2026-11-02',
          },
        ],
      },
    ])
    const answer = await ask('maldives visa rules right now')
    await sandbox.search.setPages(searchPages())
    expect(answer).toMatch(/^\[RAG\] \*Maldives\*\nVisa: The Maldives have let visitors in on arrival/)
    expect(answer).toContain('\n[Web] “Show the paper on landing.” (according to rules.example, 2 November 2026)')
  })

  it('is answered in the turn that can be explained: what was asked, found, and left out', async () => {
    const { trace } = await (await travellerOf(db, desk, sandbox)).say(
      'What beach destinations are trending right now?',
    )
    const searched = trace.tools.find(({ tool }) => tool === 'web_search')
    expect(searched).toMatchObject({ ok: true, access: 'read', output: { not_searched: null } })
    expect(JSON.stringify(searched?.output)).not.toContain('beachblast.example')
    expect(trace.steps.map(({ note }) => note)).toContainEqual(expect.stringContaining('[Web] searchtides.example'))
  })

  it('leaves a row alone where the web was not asked for', async () => {
    const asked = (await sandbox.search.queries()).length
    expect(await ask('When is the best season to visit Koh Samui?')).toMatch(
      /^\[RAG\] .*\nBest season: January to August/,
    )
    expect(await sandbox.search.queries()).toHaveLength(asked)
  })
})

const QUERIES = searchPages().map(({ query, results }) => ({
  query,
  sites: results.map(({ url }) => new URL(url).hostname),
}))

describe('the questions that were written for it', () => {
  it('are twenty-five', () => expect(QUERIES).toHaveLength(25))

  it.each(QUERIES)('is told only in the words of its own pages: $query', async ({ query, sites }) => {
    const chat = await travellerOf(db, desk, sandbox)
    const { trace, replies } = await chat.say(query)
    const answer = replies.map(({ text }) => text).join('\n')
    const page = searchPages().find((one) => one.query === query)
    for (const line of answer.split('\n').filter((one) => one.startsWith('[Web] “'))) {
      const [, quote = '', domain = ''] = /^\[Web\] “(.*)” \((?:according to|kwa mujibu wa) ([^,]+), /.exec(line) ?? []
      expect(sites).toContain(domain)
      for (const part of quote.split(' … ')) {
        expect(page?.results.map(({ content }) => content).join('\n')).toContain(part)
      }
    }
    const written = trace.tools.filter(({ access }) => access === 'write')
    // "A strike of the staff" sounds like a complaint, which a person hears.
    expect(written.filter(({ tool }) => tool !== 'handoff_create_ticket')).toEqual([])
    expect(replies.length).toBeGreaterThan(0)
  })
})

/** Why nothing may be told from the web, and what is said then. */
const FAULTS: [FaultKind, RegExp][] = [
  ['timeout_before_accept', /WEB SEARCH UNAVAILABLE/],
  ['timeout_after_accept', /WEB SEARCH UNAVAILABLE/],
  ['reset_before_accept', /WEB SEARCH UNAVAILABLE/],
  ['http_429', /WEB SEARCH UNAVAILABLE/],
  ['http_500', /WEB SEARCH UNAVAILABLE/],
  ['http_503_html', /WEB SEARCH UNAVAILABLE/],
  ['malformed', /WEB SEARCH UNAVAILABLE/],
  ['engines_silent', /WEB SEARCH UNAVAILABLE/],
  ['redirect_inside', /WEB SEARCH UNAVAILABLE/],
  ['empty', /found nothing that I could tell you/],
  ['injected_text', /found nothing that I could tell you/],
]

describe('a search that fails', () => {
  it.each(FAULTS)('by %s is admitted, and a person is offered', async (kind, said) => {
    const shop = await openDesk(db)
    await sandbox.faults.set([{ target: 'search.query', kind }])
    const chat = await travellerOf(db, shop, sandbox)
    const { replies, trace } = await chat.say('southeast asia beach deals')
    const answer = replies.map(({ text }) => text).join('\n')
    expect(answer).toMatch(said)
    expect(answer).not.toMatch(/“|USD|confirmed/)
    expect(sessionOf(chat.state).pending).toMatchObject({ kind: 'offer_handoff' })
    expect(trace.tools.map(({ tool }) => tool)).not.toContain('order_create')
  })

  it('is made a second time within the turn when it may pass', async () => {
    await sandbox.faults.set([{ target: 'search.query', kind: 'http_500', times: 1 }])
    expect(await ask('southeast asia beach deals', await openDesk(db))).toContain('[Web] “Seven nights in Phuket')
  })

  it('leaves what rows say, and tells that nothing newer was looked up', async () => {
    await sandbox.faults.set([{ target: 'search.query', kind: 'http_500' }])
    const answer = await ask('maldives visa rules right now', await openDesk(db))
    expect(answer).toContain('[RAG] *Maldives*')
    expect(answer).toContain('[WEB SEARCH UNAVAILABLE] What is new about it I could not look up just now.')
  })
})

describe('a desk', () => {
  it('that has used up its searches of the day says so, and searches again the next day', async () => {
    const shop = await openDesk(db, { research: { dailySearches: 1 } })
    const chat = await travellerOf(db, shop, sandbox)
    expect(await chat.ask('southeast asia beach deals')).toContain('[Web]')
    expect(await chat.ask('new direct flights from nairobi 2027')).toContain('as much as I may today')
    chat.clock.set('2026-11-23T21:30:00Z')
    expect(await chat.ask('new direct flights from nairobi 2027')).toContain('[Web]')
  })

  it('that wants no research says that it has no source', async () => {
    const shop = await openDesk(db, { research: { enabled: false } })
    expect(await ask('southeast asia beach deals', shop)).toContain("I can't look that up")
  })
})

describe('a question that points back', () => {
  it('is searched for with the name of what it means', async () => {
    const chat = await travellerOf(db, desk, sandbox)
    await chat.say('When is the best season to visit Koh Samui?')
    await chat.say('what is the latest news from there right now?')
    expect((await sandbox.search.queries()).at(-1)).toContain('Koh Samui')
  })
})

describe('a property', () => {
  it('looks nothing up unless its settings say so', async () => {
    const house = await openDesk(db, { concierge: { kind: 'property', followUp: false } })
    const asked = (await sandbox.search.queries()).length
    expect(await ask('What beach destinations are trending right now?', house)).not.toContain('[Web]')
    expect(await sandbox.search.queries()).toHaveLength(asked)
  })
})
