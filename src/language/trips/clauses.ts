/** Between wishes that have nothing to do with each other. "Na" and "and" join too much else: days, visits, people. */
const BREAKS =
  /[.;\n!?]+\s|,\s|\s(?:but|then|also|alafu|halafu|kisha|lakini|ila|pia|plus|bt)\s|\s(?:and|n|na)\s(?=(?:can|could|please|pls|also|make|move|keep|lock|drop|remove|add|bump|push|change|bajeti|budget|uweke|uondoe|ubadilishe|uongeze|upunguze)\b)/gi

/** The parts of a message that may each be a wish of its own, as they are written. */
export function clausesOf(message: string): string[] {
  return message.split(BREAKS).flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}
