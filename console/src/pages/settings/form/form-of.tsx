import { useSettingsWords } from '../../../i18n/settings.ts'
import { SelectField } from '../../../ui/field.tsx'
import { useForm } from './form-context.ts'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'
import { emptyOf, isFields, type Json, type JsonObject, shapeOf } from './shape-of.ts'

interface FormOfProps extends SettingFieldProps {
  forms: readonly JsonObject[]
  nullable: boolean
}

/** A setting that has one of several forms: which of them, and then its fields. */
export function FormOf({ path, value, onChange, forms, nullable }: FormOfProps) {
  const say = useSettingsWords()
  const { about, values, problems, readOnly } = useForm()
  const title = about(path).title
  const names = forms.map((form, at) => nameOf(form) ?? String(at))
  const now = value === null ? -1 : forms.findIndex((form) => fits(form, value))
  const form = forms[now]
  const shape = form && shapeOf(form)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{title}</legend>
      <SelectField
        label={title}
        problem={problems[path]}
        disabled={readOnly}
        value={names[now] ?? ''}
        onChange={({ target }) => {
          const chosen = forms[names.indexOf(target.value)]
          onChange(chosen === undefined ? null : emptyOf(chosen))
        }}
      >
        {nullable && <option value="">{values.null ?? say('nothing')}</option>}
        {names.map((name) => (
          <option key={name} value={name}>
            {values[name] ?? say('open_from_to')}
          </option>
        ))}
      </SelectField>
      {isFields(value) && shape?.kind === 'fields' && (
        <div className="grid grid-cols-2 gap-2">
          {shape.fields.map(([key, schema]) => (
            <SettingField
              key={key}
              path={`${path}.${key}`}
              schema={schema}
              value={value[key] ?? emptyOf(schema)}
              onChange={(part) => onChange({ ...value, [key]: part })}
            />
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** What tells a form from the others: what it is, or the kind that it says. */
function nameOf(form: JsonObject): string | null {
  const { properties } = form
  const kind = isFields(properties) && isFields(properties.kind) ? properties.kind.const : form.const
  return typeof kind === 'string' ? kind : null
}

function fits(form: JsonObject, value: Json): boolean {
  const name = nameOf(form)
  if (!isFields(value)) return name !== null && value === name
  return form.type === 'object' && (name === null || value.kind === name)
}
