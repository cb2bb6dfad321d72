/** One thing that must hold before the product can run. `run` gives what is fine, or throws what to do about it. */
export interface Check {
  name: string
  run: () => Promise<string>
}
