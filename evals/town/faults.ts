/** The run itself went wrong, with evidence for it: counted as the simulator's, never as the product's. */
export class SimulatorFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'SimulatorFault'
  }
}

/** The product did not do what the customer needed: the run of this customer ends here. */
export class ProductFault extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ProductFault'
  }
}
