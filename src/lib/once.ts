/** Something that costs much to make, made when it is first asked for. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | null = null
  return () => {
    made ??= make()
    return made
  }
}
