import { useSettingsWords } from '../../../i18n/settings.ts'
import { Checkbox, Field, SelectField, TextField } from '../../../ui/field.tsx'
import { FieldGroup } from './field-group.tsx'
import { useForm } from './form-context.ts'
import { FormOf } from './form-of.tsx'
import { emptyOf, type Json, type JsonObject, shapeOf } from './shape-of.ts'
import { Things } from './things.tsx'

export interface SettingFieldProps {
  /** Where it stands, a thing of a list by its number: `fulfilment.zones.0.name`. */
  path: string
  schema: JsonObject
  value: Json
  onChange: (value: Json) => void
}

/** One setting with the control that its schema asks for; what has fields of its own is a group of them. */
export function SettingField({ path, schema, value, onChange }: SettingFieldProps) {
  const say = useSettingsWords()
  const { about, values, problems, readOnly } = useForm()
  const { title, help, unit, long } = about(path)
  const shape = shapeOf(schema)
  const own = { path, schema, value, onChange }
  const label = unit === 'money' || unit === 'micro_usd' || !unit ? title : `${title} (${say(`unit.${unit}`)})`
  const shared = { label, help: help ?? undefined, problem: problems[path], disabled: readOnly }
  switch (shape.kind) {
    case 'whether':
      if (shape.nullable) return <Whether {...own} />
      return (
        <Checkbox
          label={title}
          {...(help && { help })}
          checked={value === true}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'one_of':
      return (
        <SelectField {...shared} value={String(value ?? '')} onChange={({ target }) => onChange(target.value || null)}>
          {shape.nullable && <option value="">{say('any')}</option>}
          {shape.options.map((option) => (
            <option key={option} value={option}>
              {values[option] ?? option}
            </option>
          ))}
        </SelectField>
      )
    case 'some_of':
      return <Some {...own} options={shape.options} />
    case 'number':
      return <NumberOf {...own} label={label} nullable={shape.nullable} />
    case 'lines': {
      const lines = Array.isArray(value) ? value.map(String) : []
      return (
        <TextField
          {...shared}
          help={help ?? say('lines.help')}
          rows={Math.min(6, Math.max(2, lines.length))}
          value={lines.join('\n')}
          onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
          onBlur={() => onChange(lines.map((line) => line.trim()).filter(Boolean))}
        />
      )
    }
    case 'fields':
      return <FieldGroup {...own} fields={shape.fields} nullable={shape.nullable} empty={() => emptyOf(shape.node)} />
    case 'things':
      return <Things {...own} thing={shape.thing} />
    case 'forms':
      return <FormOf {...own} forms={shape.forms} nullable={shape.nullable} />
    default: {
      const text = typeof value === 'string' ? value : ''
      const change = (next: string) => onChange(next === '' && shape.nullable ? null : next)
      const isLong = long || about(path.split('.').slice(0, -1).join('.')).long
      if (isLong) return <TextField {...shared} rows={3} value={text} onChange={({ target }) => change(target.value)} />
      return <Field {...shared} value={text} onChange={({ target }) => change(target.value)} />
    }
  }
}

/** Yes, no, or as the product does by itself. */
function Whether({ path, value, onChange }: SettingFieldProps) {
  const say = useSettingsWords()
  const { about, readOnly } = useForm()
  return (
    <SelectField
      label={about(path).title}
      value={String(value)}
      disabled={readOnly}
      onChange={({ target }) => onChange(target.value === 'null' ? null : target.value === 'true')}
    >
      <option value="null">{say('as_usual')}</option>
      <option value="true">{say('on')}</option>
      <option value="false">{say('off')}</option>
    </SelectField>
  )
}

/** Any of a few, in the order in which the product has them. */
function Some({ path, value, onChange, options }: SettingFieldProps & { options: string[] }) {
  const { about, values, problems, readOnly } = useForm()
  const { title, help } = about(path)
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-small font-medium">{title}</legend>
      {options.map((option) => (
        <Checkbox
          key={option}
          label={values[option] ?? option}
          checked={chosen.includes(option)}
          disabled={readOnly}
          onChange={({ target }) =>
            onChange(options.filter((one) => (one === option ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      {help && <p className="text-meta text-soft">{help}</p>}
      {problems[path] && (
        <p role="alert" className="text-small text-danger">
          {problems[path]}
        </p>
      )}
    </fieldset>
  )
}

/** Money and the budget are typed in whole units, and kept in parts of them. */
const PARTS = { money: 100, micro_usd: 1_000_000 } as const

function NumberOf({
  path,
  value,
  onChange,
  label,
  nullable,
}: SettingFieldProps & { label: string; nullable: boolean }) {
  const { about, problems, readOnly } = useForm()
  const { help, unit } = about(path)
  const parts = unit === 'money' || unit === 'micro_usd' ? PARTS[unit] : 1
  return (
    <Field
      label={label}
      help={help ?? undefined}
      problem={problems[path]}
      disabled={readOnly}
      type="number"
      step={1 / parts}
      required={!nullable}
      value={typeof value === 'number' ? value / parts : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Math.round(Number(target.value) * parts))}
    />
  )
}
