import { z } from 'zod'
import { isObject, type Json, JsonObject } from '../../lib/json.ts'
import { once } from '../../lib/once.ts'
import { type SettingGroup, SettingMeta, TenantSettings } from '../tenancy/index.ts'
import type { StaffLanguage } from './schemas.ts'
import { valueNames } from './value-words.ts'

type Meta = z.output<typeof SettingMeta>

/** What a form and a diff call one setting; `group` is where it stands on the page. */
export interface SettingField extends Pick<Meta, 'danger' | 'unit' | 'long'> {
  title: string
  help: string | null
  group: SettingGroup
}

/** What may be set, as JSON Schema; it says of a setting all that `setting()` gave it. */
export const settingsSchema = once((): JsonObject => {
  const { $schema: _draft, ...schema } = z.toJSONSchema(TenantSettings, { io: 'input', unrepresentable: 'any' })
  return JsonObject.parse(JSON.parse(JSON.stringify(schema)))
})

const METAS = once(() => new Map(metasOf(settingsSchema(), '', { group: 'shop', danger: false })))

/** Every setting by its path, in which `[]` is any place of a list, in one language. */
export function settingFields(language: StaffLanguage): Record<string, SettingField> {
  const values = valueNames(language)
  return Object.fromEntries(
    [...METAS()].map(([path, { meta, key, group, danger }]) => {
      const words = meta === null ? { title: values[key] ?? key } : language === 'en' ? meta : meta.sw
      const { title, description: help = null } = { description: undefined, ...words }
      return [path, { title, help, group, danger, unit: meta?.unit, long: meta?.long ?? false }]
    }),
  )
}

interface Inherited {
  group: SettingGroup
  danger: boolean
}
type Known = { key: string; meta: Meta | null } & Inherited

function metasOf(node: JsonObject, path: string, above: Inherited): [string, Known][] {
  return childrenOf(node).flatMap(([step, child]) => {
    if (step === '') return metasOf(child, path, above)
    const read = SettingMeta.safeParse(child)
    const meta = read.success ? read.data : null
    const inherited = { group: meta?.group ?? above.group, danger: above.danger || (meta?.danger ?? false) }
    const at = joined(path, step)
    const below = metasOf(child, at, inherited)
    // What a plain list holds has no name of its own.
    return step === '[]' ? below : [[at, { key: step, meta, ...inherited }], ...below]
  })
}

function joined(path: string, step: string): string {
  return step === '[]' || path === '' ? `${path}${step}` : `${path}.${step}`
}

/** What stands below: fields, the things of a list, and each form that the value may have. */
function childrenOf({ properties, items, anyOf, oneOf, propertyNames, additionalProperties }: JsonObject) {
  const fields: [string, Json][] = isObject(properties) ? Object.entries(properties) : []
  const keys = isObject(propertyNames) && Array.isArray(propertyNames.enum) ? propertyNames.enum.map(String) : []
  const forms = [anyOf, oneOf].flatMap((all) => (Array.isArray(all) ? all : []))
  const all: [string, Json | undefined][] = [
    ...fields,
    ['[]', items],
    ...keys.map((key): [string, Json | undefined] => [key, additionalProperties]),
    ...forms.map((form): [string, Json] => ['', form]),
  ]
  return all.flatMap(([step, child]): [string, JsonObject][] => (isObject(child) ? [[step, child]] : []))
}
