import type { Request } from '@playwright/test'
import { file, listed } from '../support/files'
import type { Place } from '../support/Place'

/** The entry of the open folder with this name. */
export const entry = (it: Place, name: string) =>
  it.inside('[part=files] [data-key]').filter({ hasText: name }).first()

const words: Readonly<Record<string, string>> = {
  最近修改: 'time desc',
  最早修改: 'time asc',
  '名称 A → Z': 'name asc',
  '名称 Z → A': 'name desc',
  从大到小: 'size desc',
  从小到大: 'size asc',
}

/** The sort orders, in the order of the menu. */
export async function sortsOf(it: Place): Promise<string[]> {
  await listed(it)
  await it.inside('[part=toolbar] button[aria-haspopup]').filter({ hasText: '最近修改' }).click()
  await it.sees('[role=menuitemradio]')
  const texts = await it.inside('[role=menuitemradio]').allTextContents()
  await it.closeAll()
  return texts.map((text) => words[text.trim()] ?? text)
}

/** Deletes the selection and confirms the first question. */
export async function remove(it: Place): Promise<void> {
  await it.key('Delete')
  await it.dialog.locator('[part=ok]').click()
}

export async function name(it: Place, text: string): Promise<void> {
  await it.dialog.locator('input').fill(text)
  await it.key('Enter')
}

/** Chooses files in the open upload dialog. */
export const choose = (it: Place, ...names: string[]) =>
  it.dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles(names.map((each) => file(each, 'text')))

/** Waits until a folder of the explorer is open, so that new entries are created in it. */
export const hasOpened = (it: Place) => it.sees('[part=tree] [role=treeitem][aria-selected=true]')

export const newFolder = (it: Place) => it.inside('[part=toolbar] > button').nth(-2).click()

export const isListing = (one: Request) => one.url().includes('/directory_files')
