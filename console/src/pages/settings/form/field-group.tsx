import { Checkbox } from '../../../ui/field.tsx'
import { useForm } from './form-context.ts'
import { SettingField, type SettingFieldProps } from './setting-field.tsx'
import { emptyOf, isFields, type Json, type JsonObject } from './shape-of.ts'

interface FieldGroupProps extends SettingFieldProps {
  fields: readonly [key: string, node: JsonObject][]
  nullable: boolean
  /** What it begins with when it is switched on. */
  empty: () => Json
}

/** Settings that belong together; what may be nothing at all is switched on and off. */
export function FieldGroup({ path, value, onChange, fields, nullable, empty }: FieldGroupProps) {
  const { about, problems, readOnly } = useForm()
  const { title, help } = about(path)
  const now = isFields(value) ? value : null
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-small font-medium">{title}</legend>
      {help && <p className="text-meta text-soft">{help}</p>}
      {nullable && (
        <Checkbox
          label={title}
          checked={now !== null}
          disabled={readOnly}
          onChange={({ target }) => onChange(target.checked ? empty() : null)}
        />
      )}
      {now && (
        <div className="grid grid-cols-1 gap-3 tablet:grid-cols-2">
          {fields.map(([key, schema]) => (
            <SettingField
              key={key}
              path={`${path}.${key}`}
              schema={schema}
              value={now[key] ?? emptyOf(schema)}
              onChange={(part) => onChange({ ...now, [key]: part })}
            />
          ))}
        </div>
      )}
      {problems[path] && (
        <p role="alert" className="text-small text-danger">
          {problems[path]}
        </p>
      )}
    </fieldset>
  )
}
