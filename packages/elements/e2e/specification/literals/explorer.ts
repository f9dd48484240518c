import { expect } from '@playwright/test'
import type { Place } from '../../support/Place'
import { entry, hasOpened, name, newFolder, remove } from '../fileManagers'
import type { Start } from '../start'
import type { Rendering } from './Rendering'

const tag = 'eb-file-explorer'
const folderOf = (id: string) => `folder-id="${id}"`

/** Creates files and folders with these names; a name with a dot is a file. */
const having =
  (...names: string[]) =>
  async ({ calls, folder }: Start) => {
    const id = await folder()
    for (const name of names)
      await (name.includes('.') ? calls.upload(id, name, 'text') : calls.folder(id, name))
    return id
  }

async function choose(it: Place, ...names: string[]): Promise<void> {
  for (const [index, name] of names.entries())
    await entry(it, name).click(index ? { modifiers: ['Control'] } : {})
}

export const explorer: readonly Rendering[] = [
  { literals: { 'M-EXP-1': [], 'M-EXP-2': [] }, tag },
  {
    literals: { 'M-EXP-4': [] },
    tag,
    fault: ({ proxy }) =>
      proxy.inject({ match: ({ path }) => path.includes('/directory_files'), fault: 'hold' }),
  },
  { literals: { 'M-EXP-3': [] }, tag, attributes: folderOf, prepare: having() },
  {
    literals: { 'M-EXP-5': [] },
    tag,
    attributes: (id) => `${folderOf(id)} page-size="1"`,
    prepare: having('a.txt', 'b.txt'),
  },
  {
    literals: { 'M-EXP-12': [20], 'M-NAM-1': [] },
    tag,
    async bringUp(it) {
      await hasOpened(it)
      await newFolder(it)
      await name(it, 'a/b')
    },
  },
  {
    literals: { 'M-EXP-14': [] },
    tag,
    async bringUp(it) {
      await hasOpened(it)
      await it.inside('[role=searchbox]').first().fill('zzzz')
      await it.key('Enter')
      await expect(it.inside('[part=files] [data-key]')).toHaveCount(0)
      await it.settled()
      await newFolder(it)
    },
  },
  {
    literals: { 'M-EXP-15': [1] },
    tag,
    attributes: (id) => `${folderOf(id)} max="1"`,
    prepare: having('a.txt', 'b.txt'),
    bringUp: (it) => choose(it, 'a.txt', 'b.txt'),
  },
  {
    literals: { 'M-EXP-16': [] },
    tag,
    async bringUp(it) {
      await hasOpened(it)
      await it.inside('.eb-manager__toggle').first().click()
      await it.inside('.eb-manager__remove').click()
    },
  },
  {
    literals: { 'M-EXP-17': [] },
    tag,
    attributes: folderOf,
    prepare: having('a.txt'),
    async bringUp(it) {
      await choose(it, 'a.txt')
      await it.key('Control+X')
      await it.key('Control+V')
    },
  },
  {
    literals: { 'M-EXP-18': [] },
    tag,
    attributes: folderOf,
    prepare: having('1', '2', '3', '4', '5', '6'),
    async bringUp(it) {
      await entry(it, '1').click()
      await it.key('Control+A')
      await it.key('Delete')
    },
  },
  {
    literals: { 'M-EXP-19': [], 'M-EXP-20': [], 'M-EXP-25': [] },
    tag,
    attributes: folderOf,
    prepare: having(),
    async bringUp(it) {
      await hasOpened(it)
      await newFolder(it)
      await name(it, '1')
      await choose(it, '1')
      await it.key('F2')
      await name(it, '2')
      await choose(it, '2')
      await remove(it)
    },
  },
  {
    literals: { 'M-EXP-21': [], 'M-EXP-26': [] },
    tag,
    attributes: folderOf,
    prepare: having('a.txt'),
    async bringUp(it) {
      await choose(it, 'a.txt')
      await it.key('F2')
      await name(it, 'b')
      await choose(it, 'b.txt')
      await remove(it)
    },
  },
  ...(
    [
      ['M-EXP-22', ['1']],
      ['M-EXP-23', ['a.txt']],
      ['M-EXP-24', ['1', 'a.txt']],
    ] as const
  ).map(
    ([id, names]): Rendering => ({
      literals: { [id]: [] },
      tag,
      attributes: folderOf,
      prepare: having('target', ...names),
      async bringUp(it) {
        await choose(it, ...names)
        await it.key('Control+X')
        await entry(it, 'target').dblclick()
        await expect(entry(it, 'target')).toHaveCount(0)
        await it.settled()
        await it.key('Control+V')
      },
    }),
  ),
  {
    literals: { 'M-EXP-27': [] },
    tag,
    attributes: folderOf,
    prepare: having('1', 'a.txt'),
    async bringUp(it) {
      await choose(it, '1', 'a.txt')
      await remove(it)
    },
  },
  {
    literals: { 'M-EXP-31': [], 'M-EXP-32': [] },
    tag,
    attributes: folderOf,
    async prepare({ calls, folder }) {
      const id = await folder()
      await calls.upload((await calls.folder(id, '1')).ossDisplayId, 'a.txt', 'text')
      return id
    },
    async bringUp(it) {
      await choose(it, '1')
      await remove(it)
    },
  },
]
