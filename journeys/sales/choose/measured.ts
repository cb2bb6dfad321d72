import type { Variant } from '../../../src/domain/catalog/schemas.ts'
import type { Measure } from '../../../src/language/reading.ts'

/** A unit as so much of the smallest one of its kind. */
const UNITS: Readonly<Record<string, { of: string; times: number }>> = {
  g: { of: 'g', times: 1 },
  gram: { of: 'g', times: 1 },
  kg: { of: 'g', times: 1000 },
  kilo: { of: 'g', times: 1000 },
  ml: { of: 'ml', times: 1 },
  l: { of: 'ml', times: 1000 },
  litre: { of: 'ml', times: 1000 },
  mb: { of: 'mb', times: 1 },
  gb: { of: 'mb', times: 1024 },
  tb: { of: 'mb', times: 1_048_576 },
  cm: { of: 'cm', times: 1 },
  m: { of: 'cm', times: 100 },
  metre: { of: 'cm', times: 100 },
}

/** "3 kg" of goods in packets: which packet, how many of it, and the option that tells it from the others. */
export interface Packets {
  option: string
  value: string
  count: number
}

/**
 * An amount as the fewest packets of one kind: the packet of just this amount, or else the largest that divides it. Null when
 * no packet does, or when the goods come by no such measure.
 */
export function packetsFor(variants: readonly Variant[], { amount, unit }: Measure): Packets | null {
  const wished = inSmallest(amount, unit)
  const sized = variants.flatMap(({ options }) =>
    Object.entries(options).flatMap(([option, value]) => {
      const size = sizeOf(value)
      return size === null || size.of !== wished.of ? [] : [{ option, value, size: size.amount }]
    }),
  )
  const fitting = sized.filter(({ size }) => size > 0 && isWhole(wished.amount / size))
  const [largest] = fitting.sort((a, b) => b.size - a.size)
  return largest === undefined
    ? null
    : { option: largest.option, value: largest.value, count: Math.round(wished.amount / largest.size) }
}

/** Whether any of the variants is told by such a measure at all. */
export function comesByMeasure(variants: readonly Variant[], { unit }: Measure): boolean {
  const { of } = inSmallest(1, unit)
  return variants.some(({ options }) => Object.values(options).some((value) => sizeOf(value)?.of === of))
}

function sizeOf(value: string): { amount: number; of: string } | null {
  const [, amount, unit] = /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(value.trim()) ?? []
  return amount === undefined || unit === undefined ? null : inSmallest(Number(amount), unit.toLowerCase())
}

function inSmallest(amount: number, unit: string): { amount: number; of: string } {
  const { of, times } = UNITS[unit] ?? { of: unit, times: 1 }
  return { of, amount: amount * times }
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9
}
