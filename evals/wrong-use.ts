/** The command was called in a way it cannot work with; the message says what to do. No stack is shown. */
export class WrongUse extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WrongUse'
  }
}
