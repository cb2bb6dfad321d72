import pg from 'pg'

/** A connection whose own reading the statistics of the tables leave out: they are to tell what the product reads. */
export async function connectUncounted(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, options: '-c track_counts=off' })
  await client.connect()
  return client
}
