import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Route } from '../../src/http/contract/define-route.ts'
import { ERRORS } from '../../src/http/contract/errors.ts'
import { errorsOf } from '../../src/http/contract/errors-of.ts'
import { ROUTES } from '../../src/http/contract/index.ts'
import { openApi } from '../../src/http/contract/openapi.ts'
import { readImports } from '../architecture/read-imports.ts'
import { readTokens } from '../architecture/read-tokens.ts'

const routes: [string, Route][] = Object.entries(ROUTES)

describe('the contract', () => {
  it('names each route once, by the key it is found under, and each address once', () => {
    expect(routes.filter(([name, route]) => route.name !== name)).toEqual([])
    const addresses = routes.map(([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':')}`)
    expect(addresses.length).toBe(new Set(addresses).size)
  })

  it.each(routes)('%s reads every parameter of its path, and every write asks for a key', (_name, route) => {
    const named = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    expect(Object.keys(route.params?.shape ?? {}).sort()).toEqual(named.sort())
    // Who signs in twice has two sessions, a beacon says only what is so now, and judging a plan keeps nothing.
    const mayBeTwice = route.method === 'GET' || /^\/v1\/auth\/|\/(presence|active|evaluate)$/.test(route.path)
    expect(route.idempotent || mayBeTwice).toBe(true)
    expect(Object.keys(route.answers).length).toBeGreaterThan(0)
    expect(route.who === 'public' || route.who.length > 0).toBe(true)
  })

  it.each(routes)('%s refuses fields that it does not know, in query and body alike', (_name, { query, body }) => {
    const unknown = { neverHeardOf: 1 }
    const bodies = body === undefined ? [] : 'kinds' in body ? [body.kinds.data, body.kinds.form?.fields] : [body]
    for (const schema of [query, ...bodies]) {
      if (schema === undefined) continue
      // Of several kinds of body each says so itself.
      for (const kind of schema instanceof z.ZodUnion ? schema.options : [schema]) {
        const issues = z.safeParse(kind, unknown).error?.issues ?? []
        expect(issues.some(({ code }) => code === 'unrecognized_keys')).toBe(true)
      }
    }
  })

  it('is pure: what a browser imports of it reaches no package but zod, and no built-in module', () => {
    const seen = new Set<string>()
    const packages = new Set<string>()
    const read = (file: string) => {
      if (seen.has(file)) return
      seen.add(file)
      for (const { specifier } of readImports(readTokens(readFileSync(file, 'utf8')))) {
        if (specifier?.startsWith('.')) read(path.join(path.dirname(file), specifier))
        else packages.add(`${specifier}`)
      }
    }
    for (const start of ['index', 'client', 'openapi']) read(`src/http/contract/${start}.ts`)
    expect(seen.size).toBeGreaterThan(40)
    expect([...packages]).toEqual(['zod'])
    expect([...seen].filter((file) => file.startsWith('prisma'))).toEqual([])
  })
})

const Described = z.looseObject({
  operationId: z.string(),
  responses: z.record(z.string(), z.unknown()),
  'x-roles': z.array(z.string()).optional(),
})
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Described)) })

describe('the description as OpenAPI', () => {
  const document = openApi(ROUTES)
  const operations = Object.values(Document.parse(document).paths).flatMap((methods) => Object.values(methods))

  it('has every route with its roles, its answers and every status it may refuse with', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ROUTES).sort())
    for (const [name, route] of routes) {
      const found = operations.find(({ operationId }) => operationId === name)
      const refused = errorsOf(route).map((code) => String(ERRORS[code].status))
      expect(Object.keys(found?.responses ?? {}).sort()).toEqual(
        [...new Set([...Object.keys(route.answers), ...refused])].sort(),
      )
      expect(found?.['x-roles']).toEqual(route.who === 'public' ? undefined : [...route.who])
    }
  })

  it('refers to nothing that it does not hold, and holds no schema that says nothing by mistake', () => {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to)
    const held = (to: string) =>
      to
        .split('/')
        .slice(1)
        .reduce<unknown>((within, key) => Object(within)[key], document)
    expect(references.length).toBeGreaterThan(1_000)
    expect(references.filter((to) => held(`${to}`) === undefined)).toEqual([])
    expect(text).not.toContain('$schema')
    expect(text).not.toContain('$defs')
  })

  it('tells nothing of anybody: no secret, no phone', () => {
    expect(JSON.stringify(document)).not.toMatch(/\+?254\d{6,}|tulia_[0-9a-f-]{36}/)
  })
})
