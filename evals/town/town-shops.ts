import type pg from 'pg'
import { getPaymentMethods } from '../../src/domain/orders/index.ts'
import { FulfilmentSettings } from '../../src/domain/tenancy/fulfilment-settings.ts'
import type { HeardLang } from '../../src/lib/languages.ts'
import { DEMO_SHOPS, openDemoShop } from '../../src/main/demo-tenants.ts'
import { projectFile } from '../../src/main/project-file.ts'
import type { House } from '../house.ts'

export interface TownVariant {
  id: string
  name: string
  options: Record<string, string>
  priceMinor: number
  stock: number
}

export interface TownItem {
  id: string
  name: string
  brand: string
  category: string
  attributes: Record<string, unknown>
  variants: TownVariant[]
}

export interface TownOffer {
  id: string
  code: string | null
  kind: 'percent' | 'fixed'
  percent: number | null
  amountMinor: number | null
  minTotalMinor: number
  categories: string[]
  running: boolean
}

/** A shop and the facts about it, read from its rows by the owner of the database. */
export interface TownShop {
  slug: string
  tenantId: string
  channelId: string
  address: string
  name: string
  languages: HeardLang[]
  methods: string[]
  /** How goods reach the customers of the shop. */
  ways: FulfilmentSettings
  items: TownItem[]
  offers: TownOffer[]
  /** Everything written in its documents, offers and settings: what a reply may quote. */
  texts: string
  /** Names that only other shops have. */
  foreign: string[]
}

/** The shop whose facts nobody else knows: also the canary of the attacks. */
export const CANARY_SHOP = 'almasi-sports'

/** Goods never run out here: who gets the last pair is another program's question. */
const PLENTY = 500

/** Opens the three shops: different goods, languages, tempers and quiet windows. */
export async function openTownShops(house: House): Promise<TownShop[]> {
  const opened = []
  for (const slug of DEMO_SHOPS)
    opened.push({ slug: slug as string, ...(await openDemoShop(house.runtime, house.sandbox, slug)) })
  const canary = await openDemoShop(house.runtime, house.sandbox, CANARY_SHOP, projectFile('evals/fixtures'))
  opened.push({ slug: CANARY_SHOP, ...canary })
  for (const [at, shop] of opened.entries()) await settle(house.owner, shop.tenantId, at === 1 ? 250 : 0)
  const shops: Omit<TownShop, 'foreign'>[] = []
  for (const shop of opened) shops.push(await readShop(house, shop))
  return shops.map((shop) => ({ ...shop, foreign: foreignNames(shop, shops) }))
}

/** Every way of paying that can work is on; limits that no person reaches, because these customers do not sleep. */
async function settle(owner: pg.Pool, tenantId: string, quietMs: number): Promise<void> {
  const settings = {
    payments: { stk: true, c2b: true, card: true },
    quietWindowMs: { min: quietMs, max: quietMs, cap: quietMs * 3 },
    rateLimits: { customerPerMinute: 100_000, tenantPerMinute: 100_000 },
  }
  await owner.query('UPDATE tenants SET settings = settings || $2::jsonb WHERE id = $1', [tenantId, settings])
  await owner.query('UPDATE catalog_variants SET stock = $2 WHERE tenant_id = $1 AND stock > 0', [tenantId, PLENTY])
}

type Opened = { slug: string; tenantId: string; channelId: string; address: string }

async function readShop(house: House, shop: Opened): Promise<Omit<TownShop, 'foreign'>> {
  const { owner } = house
  const all = async <Row extends pg.QueryResultRow>(sql: string) => (await owner.query<Row>(sql, [shop.tenantId])).rows
  const [tenant] = await all<{
    name: string
    settings: { allowedLanguages: HeardLang[]; fulfilment?: unknown }
  }>('SELECT name, settings FROM tenants WHERE id = $1')
  const rows = await all<VariantRow>(
    `SELECT v.id, v.name, v.options, v.price_minor AS "priceMinor", v.stock, i.id AS "itemId", i.name AS item, i.brand,
       i.category, i.attributes FROM catalog_variants v JOIN catalog_items i ON i.tenant_id = v.tenant_id AND i.id = v.item_id
     WHERE v.tenant_id = $1 ORDER BY i.sku, v.sku`,
  )
  const offers = await all<TownOffer & { title: Record<string, string> }>(
    `SELECT id, code, title, kind, percent, amount_minor AS "amountMinor", min_total_minor AS "minTotalMinor", categories,
       starts_at <= now() AND ends_at > now() AS running FROM offers WHERE tenant_id = $1 ORDER BY id`,
  )
  const passages = await all<{ text: string }>(
    `SELECT p.text FROM knowledge_passages p JOIN knowledge_documents d
       ON d.tenant_id = p.tenant_id AND d.current_version_id = p.version_id WHERE p.tenant_id = $1`,
  )
  const words = await all<{ description: string }>('SELECT description FROM catalog_items WHERE tenant_id = $1')
  const texts = [
    JSON.stringify(tenant?.settings),
    ...offers.flatMap(({ title, code }) => [...Object.values(title), code ?? '']),
    ...passages.map(({ text }) => text),
    ...words.map(({ description }) => description),
  ].join('\n')
  const methods = await getPaymentMethods(house.runtime.ctxFor(shop.tenantId), { orderId: null })
  return {
    ...shop,
    name: tenant?.name ?? shop.slug,
    languages: tenant?.settings.allowedLanguages ?? ['en'],
    ways: FulfilmentSettings.parse(tenant?.settings.fulfilment ?? {}),
    methods: methods.flatMap(({ method, enabled }) => (enabled ? [method as string] : [])),
    items: groupItems(rows),
    offers,
    texts,
  }
}

type VariantRow = TownVariant & Omit<TownItem, 'id' | 'name' | 'variants'> & { itemId: string; item: string }

function groupItems(rows: VariantRow[]): TownItem[] {
  const items = new Map<string, TownItem>()
  for (const { itemId, item: name, brand, category, attributes, ...variant } of rows) {
    const item = items.get(itemId) ?? { id: itemId, name, brand, category, attributes, variants: [] }
    item.variants.push(variant)
    items.set(itemId, item)
  }
  return [...items.values()]
}

function foreignNames(shop: { slug: string }, all: Omit<TownShop, 'foreign'>[]): string[] {
  const own = all.find(({ slug }) => slug === shop.slug)
  const known =
    `${own?.texts} ${own?.name} ${own?.items.map(({ name, brand }) => `${name} ${brand}`).join(' ')}`.toLowerCase()
  return all
    .filter(({ slug }) => slug !== shop.slug)
    .flatMap((other) => [
      other.name,
      ...other.items.filter(({ name }) => name.includes(' ')).map(({ name }) => name),
      ...other.items.map(({ brand }) => brand),
      ...other.offers.flatMap(({ code }) => (code === null ? [] : [code])),
    ])
    .filter((name, at, names) => !known.includes(name.toLowerCase()) && names.indexOf(name) === at)
}
