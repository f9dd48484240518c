import type { Drawer } from '@ebkit/domain'

/** What the sheet of a row shows on a page that has its rows in a way of its own. */
export const sheetDrawer = ({ sections, timeline }: Pick<Drawer, 'sections' | 'timeline'>): Drawer => ({
  ...(sections && { sections }),
  ...(timeline && { timeline }),
})
