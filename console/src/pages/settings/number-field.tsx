import { Field } from '../../ui/field.tsx'

interface NumberFieldProps {
  label: string
  help?: string
  max: number
  value: number | null
  onChange: (value: number | null) => void
}

/** A number from one on, or none. */
export function NumberField({ value, onChange, ...rest }: NumberFieldProps) {
  return (
    <Field
      type="number"
      min={1}
      step={1}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      {...rest}
    />
  )
}
