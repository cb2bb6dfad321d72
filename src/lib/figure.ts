/** One figure at one moment. */
export interface Figure {
  name: string
  labels: Readonly<Record<string, string>>
  value: number
}
