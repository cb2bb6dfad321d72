export interface Gate {
  open(): void
  passed: Promise<void>
}

/** Something that can be waited for until a test opens it. */
export function gate(): Gate {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, passed }
}
