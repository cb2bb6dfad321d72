import { parseArgs } from 'node:util'
import { z } from 'zod'
import { DialogueContext, NOTHING_BEFORE } from '../../src/language/dialogue-context.ts'
import { hear } from '../../src/language/hear.ts'
import { buildShopIndex, type ShopIndex } from '../../src/language/linking/build-index.ts'
import { SHOP_LANGUAGE } from '../../src/language/packs/shop-language.ts'
import type { EvalCommand } from '../eval-command.ts'
import { FIXTURE_SHOPS, type FixtureShop, fixtureWords } from '../fixture-words.ts'
import { mapJsonLines } from '../json-lines.ts'
import { WrongUse } from '../wrong-use.ts'

const USAGE = `understand IN.jsonl OUT.jsonl
  Reads the "message" of each line {"id", "shop", "message", "context"} as a turn would and writes {"id", "reading"} to OUT.
  "shop" is ${FIXTURE_SHOPS.join(' or ')}, whose words come from its files; items are known by their SKU there. "context" holds
  what was said before, as far as the meaning can depend on it; what is left out was not said. "tap" is the id of a choice.`

const Line = z.looseObject({
  id: z.union([z.string(), z.number()]).optional(),
  shop: z.enum(FIXTURE_SHOPS),
  message: z.string(),
  context: DialogueContext.partial().nullable().default(null),
  tap: z.string().nullable().default(null),
})

const EXAMPLE = '{"id": 1, "shop": "kicks-and-phones", "message": "habari"}'

export const understandCommand: EvalCommand = {
  usage: USAGE,
  async run(args) {
    const { positionals } = parseArgs({ args, allowPositionals: true })
    const [input, output, ...more] = positionals
    if (input === undefined || output === undefined || more.length > 0) {
      throw new WrongUse(`understand takes exactly two files.\n\n${USAGE}`)
    }
    const shops = new Map<FixtureShop, ShopIndex>()
    await mapJsonLines({ input, output, verb: 'read', example: EXAMPLE }, Line, (line, position) => {
      const { id = position, shop, message, context, tap } = line
      const index = shops.get(shop) ?? buildShopIndex(fixtureWords([shop]), SHOP_LANGUAGE)
      shops.set(shop, index)
      return { id, reading: hear({ text: message, tap }, { ...NOTHING_BEFORE, ...context }, index) }
    })
    return true
  },
}
