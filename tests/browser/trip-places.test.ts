import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { axeViolations, hasBrowser, LOOKS } from './browser.ts'
import { openDesk } from './console-desk.ts'

const DESKTOP = { theme: 'light', width: 1440, height: 900 } as const
const LAMU = 'fixtures/trips/supply/lamu.json'

describe.skipIf(!hasBrowser)('the places of a shop that sells trips', async () => {
  const desk = hasBrowser ? await openDesk({ settings: { trips: { homeAirport: 'NBO' } } }) : null
  if (desk === null) return
  const achieng = await desk.join('Achieng', 'owner')
  const asha = await desk.join('Asha', 'auditor')
  const lamu = JSON.parse(await readFile(LAMU, 'utf8'))
  const venues = lamu.rows.filter(({ kind }: { kind: string }) => kind === 'attraction')

  const written = async (name: string, text: string) => {
    const path = join(tmpdir(), `${desk.shop.tenantId}-${name}.json`)
    await writeFile(path, text)
    return path
  }

  it('are opened from a file that is tried first, with every fault at its row, and taken whole', async () => {
    const { page, offences } = await desk.signIn(achieng, DESKTOP, '/trips')
    await page.getByRole('link', { name: 'Places and supply' }).click()
    await page.getByText('No place is open yet').waitFor()
    await page.getByRole('button', { name: 'Import' }).click()
    const dialog = page.getByRole('dialog')
    const file = dialog.getByLabel('Files')
    await file.setInputFiles(await written('no-json', '{"rows": ['))
    await dialog.getByText('it is no JSON').waitFor()
    await file.setInputFiles(await written('no-list', '{"places": []}'))
    await dialog.getByText('it has neither "destinations" nor "rows"').waitFor()

    const [first, second, ...rest] = lamu.rows
    const free = { ...second, data: { ...second.data, est_price_usd_cents: 0 } }
    const wrong = { destination: { ...lamu.destination, tz: 'Mars/Olympus' }, rows: [first, free, ...rest] }
    await file.setInputFiles(await written('wrong', JSON.stringify(wrong)))
    await dialog.getByText('Nothing was taken: 2 things are wrong.').waitFor()
    await dialog.getByText('Row 1, Lamu · tz').waitFor()
    await dialog.getByText(`Row 2, ${second.data.name} · data.est_price_usd_cents`).waitFor()
    expect(await dialog.getByRole('button', { name: 'Import it' }).isDisabled()).toBe(true)

    await file.setInputFiles(LAMU)
    await dialog.getByText('Places: 1 opened, 0 changed').waitFor()
    await dialog.getByText(`Rows: ${lamu.rows.length} taken, 0 removed`).waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByText('No place is open yet').waitFor()

    await page.getByRole('button', { name: 'Import' }).click()
    await file.setInputFiles(LAMU)
    await dialog.getByRole('button', { name: 'Import it' }).click()
    await page.getByText('It is imported.').waitFor()
    await page.getByRole('cell', { name: new RegExp(`${venues.length} visits`) }).waitFor()
    expect(offences).toEqual([])
  })

  it('show what the shop has at one of them, and give it as a file that can be imported again', async () => {
    const { page } = await desk.signIn(achieng, DESKTOP, '/trips/places')
    await page.getByRole('link', { name: 'Lamu', exact: true }).click()
    await page.getByRole('cell', { name: venues[0].data.name }).waitFor()
    await page.getByRole('table', { name: 'Weather by month' }).getByRole('cell', { name: 'January' }).waitFor()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download' }).click()
    const path = await (await saved).path()
    await page.getByRole('link', { name: 'All places' }).click()
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByLabel('Files').setInputFiles({
      name: 'lamu.json',
      mimeType: 'application/json',
      buffer: await readFile(path),
    })
    await page.getByText(/Rows: \d+ taken, 0 removed/).waitFor()
  })

  it('can be read, and not changed, by an auditor', async () => {
    const { page } = await desk.signIn(asha, DESKTOP, '/trips/places')
    await page.getByRole('link', { name: 'Lamu', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: 'Import' }).count()).toBe(0)
  })

  it.each(LOOKS)('can be used by everybody in $theme at $width px', async (look) => {
    const { page, offences } = await desk.signIn(achieng, look, '/trips/places')
    await page.getByRole('link', { name: 'Lamu', exact: true }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByLabel('Files').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Lamu', exact: true }).click()
    await page.getByRole('table', { name: 'Visits' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(offences).toEqual([])
  })
})
