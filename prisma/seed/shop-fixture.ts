import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { ItemAttributes } from '../../src/domain/catalog/index.ts'
import { KnowledgeLanguage, KnowledgeType, type PlainDocument } from '../../src/domain/knowledge/index.ts'
import {
  type ItemCategory,
  type NewProperty,
  type PropertyItem,
  parsePropertyData,
} from '../../src/domain/properties/index.ts'
import { TenantSettings } from '../../src/domain/tenancy/index.ts'

const TenantFile = TenantSettings.extend({ slug: z.string(), name: z.string(), phoneNumber: z.string() })

const CatalogFile = z.strictObject({
  items: z.array(
    z.strictObject({
      sku: z.string(),
      name: z.string(),
      description: z.string(),
      category: z.string(),
      tags: z.array(z.string()),
      attributes: ItemAttributes,
      brand: z.string(),
      imagePath: z.string().nullable(),
      variants: z.array(
        z.strictObject({
          sku: z.string(),
          name: z.string(),
          options: z.record(z.string(), z.string()),
          priceMinor: z.int().positive(),
          stock: z.int().min(0),
        }),
      ),
    }),
  ),
})

const OffersFile = z.strictObject({
  offers: z.array(
    z.strictObject({
      code: z.string().nullable(),
      title: z.record(z.string(), z.string()),
      kind: z.enum(['percent', 'fixed']),
      percent: z.int().min(1).max(100).optional(),
      amountMinor: z.int().positive().optional(),
      minTotalMinor: z.int().min(0),
      categories: z.array(z.string()),
      startsAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
      endsAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
      maxRedemptions: z.int().nullable(),
      perCustomer: z.int().nullable(),
    }),
  ),
})

export interface ShopFixture {
  slug: string
  name: string
  /** The WhatsApp address of the shop, "whatsapp:+254...". */
  phoneNumber: string
  settings: TenantSettings
  items: z.infer<typeof CatalogFile>['items']
  offers: z.infer<typeof OffersFile>['offers']
  documents: PlainDocument[]
  /** What a resort or a travel desk says of itself; null for a shop that only sells. */
  property: { property: NewProperty; categories: ItemCategory[]; items: PropertyItem[] } | null
}

/** Every shop, resort and travel desk that has a tenant file in the fixtures folder, by slug. Throws what is wrong with a file, and which. */
export function readShopFixtures(folder: string): ShopFixture[] {
  return readdirSync(path.join(folder, 'tenants'))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => readShopFixture(folder, path.basename(file, '.json')))
}

export function readShopFixture(folder: string, slug: string): ShopFixture {
  const {
    slug: named,
    name,
    phoneNumber,
    ...settings
  } = parseFile(TenantFile, path.join(folder, 'tenants', `${slug}.json`))
  if (named !== slug) throw new Error(`${slug}.json holds the shop ${named}`)
  return {
    slug,
    name,
    phoneNumber,
    settings,
    items: parseIfThere(CatalogFile, path.join(folder, 'catalog', `${slug}.json`))?.items ?? [],
    offers: parseIfThere(OffersFile, path.join(folder, 'offers', `${slug}.json`))?.offers ?? [],
    documents: readDocuments(path.join(folder, 'knowledge', slug)),
    property: readProperty(path.join(folder, 'properties', `${slug}.json`)),
  }
}

/** Null where there is no such file: a resort has no catalog, and a grocery no rooms. */
function parseIfThere<T>(schema: z.ZodType<T>, file: string): T | null {
  return existsSync(file) ? parseFile(schema, file) : null
}

/** Whether its days have come is for the clock of an installation, and no fault of a file. */
const LAST_DAY = '9999-12-31'

function readProperty(file: string): ShopFixture['property'] {
  if (!existsSync(file)) return null
  const read = parsePropertyData(JSON.parse(readFileSync(file, 'utf8')), { today: LAST_DAY })
  if (read.outcome === 'read') return read
  throw new Error(`${file}: ${read.problems.map(({ path: at, problem }) => `${at} ${problem}`).join('; ')}`)
}

function parseFile<T>(schema: z.ZodType<T>, file: string): T {
  const read = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  return read.data
}

/** Documents of a shop, those in another language than English in a folder of that language. */
function readDocuments(folder: string): PlainDocument[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .sort()
    .map((file) => parseDocument(readFileSync(path.join(folder, file), 'utf8'), path.join(folder, file)))
}

const FRONT_MATTER = /^---\r?\ntitle: (.+)\r?\ntype: (\w+)\r?\n(?:language: (\w+)\r?\n)?---\r?\n([\s\S]*)$/

function parseDocument(source: string, file: string): PlainDocument {
  const [, title, type, language = 'en', text] = FRONT_MATTER.exec(source) ?? []
  if (title === undefined || text === undefined) throw new Error(`${file} does not begin with its title and type`)
  return {
    title: title.trim(),
    type: KnowledgeType.parse(type),
    language: KnowledgeLanguage.parse(language),
    topic: path.basename(file, '.md'),
    text,
  }
}
