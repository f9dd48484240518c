import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from '@playwright/test'
import type { Pictured } from './takePictures'

/** Pictures side by side on a sheet, and how many of them, by the width of the window. */
const grids: Readonly<Record<string, { columns: number; count: number }>> = {
  '1440': { columns: 3, count: 9 },
  '390': { columns: 6, count: 12 },
}

/** Draws the pictures of each application in each mode on sheets, with their routes. @returns how many sheets */
export async function drawSheets(
  browser: Browser,
  pictured: readonly Pictured[],
  folder: string,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1200 } })
  await mkdir(join(folder, 'sheets'), { recursive: true })
  const sheets = sheetsOf(pictured)
  for (const { name, columns, cells } of sheets) {
    const document = join(folder, 'sheets', `${name}.html`)
    await writeFile(document, markupOf(columns, cells))
    await page.goto(pathToFileURL(document).href, { waitUntil: 'load' })
    await page.screenshot({ path: join(folder, 'sheets', `${name}.png`), fullPage: true })
  }
  await page.close()
  return sheets.length
}

interface Cell {
  readonly route: string
  readonly picture: string
}

interface Sheet {
  readonly name: string
  readonly columns: number
  readonly cells: readonly Cell[]
}

function sheetsOf(pictured: readonly Pictured[]): readonly Sheet[] {
  const applications = new Set(pictured.map(({ application }) => application))
  const modes = Object.keys(pictured[0]?.pictures ?? {})
  return modes.flatMap((mode) => {
    const { columns, count } = grids[mode.split('-')[0] ?? ''] ?? { columns: 3, count: 9 }
    return [...applications].flatMap((application) => {
      const cells = pictured
        .filter((each) => each.application === application)
        .map(({ route, pictures }) => ({ route, picture: pictures[mode] ?? '' }))
      return chunksOf(cells, count).map((part, index) => ({
        name: `${mode}-${application}-${index + 1}`,
        columns,
        cells: part,
      }))
    })
  })
}

const chunksOf = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  items.length ? [items.slice(0, size), ...chunksOf(items.slice(size), size)] : []

const markupOf = (columns: number, cells: readonly Cell[]) => `<!doctype html><meta charset="utf-8">
<style>
  body { margin: 12px; display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 12px; font: 14px sans-serif; background: #888 }
  figure { margin: 0 } img { width: 100%; display: block } figcaption { padding: 2px 4px; background: #fff }
</style>
${cells.map(({ route, picture }) => `<figure><figcaption>${route}</figcaption><img src="../${picture}"></figure>`).join('\n')}
`
