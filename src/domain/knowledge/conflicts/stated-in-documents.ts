import { z } from 'zod'
import { termsOf } from '../search/terms.ts'
import { Claim, type Stated } from './claim.ts'

const Read = z.array(
  z.object({ claim: Claim, passageId: z.uuid(), versionId: z.uuid(), documentId: z.uuid(), prefix: z.string() }),
)

/** What documents state, of each as `documentClaims` reads it. */
export function statedInDocuments(documents: readonly string[]): Stated[] {
  return documents
    .flatMap((document) => Read.parse(JSON.parse(document)))
    .map(({ claim, passageId, versionId, documentId, prefix }) => ({
      ...claim,
      ...{ owner: documentId, versionId, source: passageId, ...placeOf(prefix) },
      subject: [...claim.head, ...claim.tail].join(' '),
    }))
}

/** What a passage stands under, with and without the title of its document. */
function placeOf(prefix: string): Pick<Stated, 'around' | 'headings'> {
  const [, ...headings] = prefix.split(' > ')
  return { around: termsOf(prefix), headings: termsOf(headings.join(' ')) }
}
