import { useSettingsWords } from '../../../i18n/settings.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { useForm } from './form-context.ts'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'
import { emptyOf, isFields, type JsonObject, shapeOf } from './shape-of.ts'

/** A list of things, each with its fields. */
export function Things({ path, value, onChange, thing }: SettingFieldProps & { thing: JsonObject }) {
  const say = useSettingsWords()
  const { about, problems, readOnly } = useForm()
  const { title } = about(path)
  const all = Array.isArray(value) ? value : []
  const shape = shapeOf(thing)
  return (
    <fieldset className="col-span-full flex flex-col gap-3">
      <legend className="mb-2 text-small font-medium">{title}</legend>
      {all.map((one, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: its short name is being typed, so its place is all that names it
          key={at}
          className="grid grid-cols-1 gap-3 rounded-md border border-line p-3 tablet:grid-cols-2"
        >
          {isFields(one) &&
            shape.kind === 'fields' &&
            shape.fields.map(([key, schema]) => (
              <SettingField
                key={key}
                path={`${path}.${at}.${key}`}
                schema={schema}
                value={one[key] ?? emptyOf(schema)}
                onChange={(part) =>
                  onChange(all.map((other, place) => (place === at ? { ...one, [key]: part } : other)))
                }
              />
            ))}
          {!readOnly && (
            <Button
              look="quiet"
              small
              className="justify-self-start"
              aria-label={say('things.remove', { title, line: at + 1 })}
              onClick={() => onChange(all.filter((_, place) => place !== at))}
            >
              <Icon name="close" size={16} />
            </Button>
          )}
        </div>
      ))}
      {problems[path] && (
        <p role="alert" className="text-small text-danger">
          {problems[path]}
        </p>
      )}
      {!readOnly && (
        <Button small className="self-start" onClick={() => onChange([...all, emptyOf(thing)])}>
          {say('things.add', { title })}
        </Button>
      )}
    </fieldset>
  )
}
